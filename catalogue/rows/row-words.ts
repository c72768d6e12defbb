/** Abbreviations of the database's descriptions, and what they stand for. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  `
  al=aluminum appl=apple appls=apples applsauc=applesauce approx=approximately art=artificial asprt=aspartame-sweetened aus=australian
  babyfd=baby-food babyfood=baby-food bkd=baked bbq=barbecue bev=beverage bf=beef bld=boiled blde=blade bne-in=bone-in bnl=boneless bnles=boneless bnless=boneless
  bnls=boneless bns=beans brd=bread brding=breading brkfst=breakfast brld=broiled brsd=braised brst=breast bsd=based btld=bottled
  bttm=bottom bttrmlk=buttermilk ca=calcium cal=calorie carb=carbonated chc=choice chck=chuck chick=chicken chk=chicken
  choc=chocolate choic=choice chol=cholesterol chopd=chopped chs=cheese cinn=cinnamon ckd=cooked cmdty=commodity cnd=canned cntr=center
  coatd=coated cocnt=coconut comm=commercial commly=commercially comp=composite conc=concentrate concd=concentrated cond=condensed
  condmnt=condiment crl=cereal crm=cream crmd=creamed cttnsd=cottonseed decort=decorticated dehyd=dehydrated
  dil=diluted dk=dark dom=domestic drk=drink drnd=drained drsng=dressing drumstk=drumstick dssrt=dessert enr=enriched eng=english eq=equal
  evap=evaporated ex=extra fd=food flav=flavored flr=flour fort=fortified fr=fried frsh=fresh frstd=frosted frstng=frosting frz=frozen
  grd=ground grds=grades grld=grilled grn=green grns=greens h2o=water hi=high htd=heated hvy=heavy hydr=hydrogenated imitn=imitation
  immat=immature imp=imported incl=including inf=infant ing=ingredients inst=instant ital=italian jr=junior juc=juice krnls=kernels ln=lean
  lite=light liq=liquid lo=low lofat=low-fat lrg=large lt=light lttc=lettuce marshmllw=marshmallow mayo=mayonnaise med=medium
  mture=mature mst=moist ht=heat rmvd=removed parbld=parboiled tmt=tomato bengal=bengal decaff=decaffeinated scallpd=scalloped crwdr=crowder blkeyes=black-eyed sthrn=southern na=sodium prch=purchased skns=skins mshd=mashed mxd=mixed nat=natural noncarb=noncarbonated nutr=nutrition nz=new-zealand part=partially past=pasteurized
  pdr=powder pk=packed pln=plain pnappl=pineapple pnut=peanut pnuts=peanuts preckd=precooked prep=prepared proc=processed prot=protein
  prtrhs=porterhouse pudd=pudding recon=reconstituted red-cal=reduced-calorie refr=refrigerated reg=regular rehtd=reheated rnd=round
  rst=roast rstd=roasted rtb=ready-to-bake rtd=ready-to-drink rte=ready-to-eat rtf=ready-to-feed rth=ready-to-heat rtl=retail rts=ready-to-serve
  rw=raw sau=sauce sd=seed sel=select shk=shank shldr=shoulder shrt=short simmrd=simmered sirl=sirloin skn=skin skrt=skirt sml=small
  smmr=summer sndwch=sandwich sol=solids soln=solution soybn=soybean sp=species spl=special sprd=spread std=standard stek=steak stk=stick
  stks=sticks stmd=steamed str=strained stwd=stewed sub=substitute swt=sweet swtnd=sweetened swtnr=sweetener todd=toddler tp=top
  tstd=toasted unckd=uncooked undil=undiluted unenr=unenriched unhtd=unheated unprep=unprepared unspec=unspecified unswtnd=unsweetened
  var=variety veg=vegetable vit=vitamin wht=white whl=whole wntr=winter wo=without w=with yel=yellow
  `
    .trim()
    .split(/\s+/u)
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split('=')
      return [short, long]
    }),
)

/** These depend on what they stand beside. */
const besides: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bred (?=fat|calorie|cal|na|sodium|sugar)/gu, 'reduced '],
  [/\bbeef(.*)\b(stk|stek)\b/gu, 'beef$1steak'],
  [/\b(flank|skirt|eye|sirloin|loin|rib) stk\b/gu, '$1 steak'],
  [/\b(lo|low|red|reduced|no|without|added) na\b/gu, '$1 sodium'],
  [/\bvar meats and by-products\b/gu, 'organ meats'],
  [/\bwo\/ ?/gu, 'without '],
  [/\bw\/ ?/gu, 'with '],
  [/\binf formula\b/gu, 'infant formula'],
]

/** The words of a row's description as people write them, in small letters. */
export function rowInWords(description: string): string {
  let text = description.toLowerCase()
  for (const [pattern, words] of besides) text = text.replace(pattern, words)
  return text
    .replace(/[a-z0-9][a-z0-9-]*/gu, (word) => abbreviations.get(word) ?? word)
    .replace(/,(?=\S)/gu, ', ')
    .replace(/\s+/gu, ' ')
    .trim()
}
