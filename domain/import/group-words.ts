/** Names of groups in lists of ingredients that stand without a mark, in Italian, Spanish, Portuguese, French, German, Dutch and Polish. */
const groups: readonly string[] = [
  String.raw`per (?:(?:la|il|lo|l['’]|le|i|gli|un[ao]?|ogni) ?)?(?:pasta (?:frolla|sfoglia|brisée|fresca|base)|frolla|base|biscotto|crema|farcitura|farcia|ripieno|salsa|sugo|condimento|guarnizione|decorazione|glassa|copertura|impasto|besciamella|ganache|bagna|sciroppo|marinata|marinatura|panatura|pastella|biga|poolish|lievitino|topping|insalata|brodo|meringa|mousse|crumble|composta|vinaigrette|citronette|polpette|torta|ragù|purea|soffritto|finitura|guarnire|decorare|servire|farcire|condire|completare|accompagnare)(?: (?:pasticcera|bianca|esterna|interna|finale|al cioccolato|al limone))?`,
  String.raw`ingredienti(?: per (?:la|il|lo|l['’]|le|i|gli) ?\p{L}+)?`,
  String.raw`para (?:(?:la|el|los|las|a|o|os|as) )?(?:masa|base|relleno|salsa|crema|cobertura|decoración|decorar|servir|acompañar|marinada|aliño|guarnición|glaseado|almíbar|sofrito|massa|recheio|molho|creme|calda|decoração|acompanhar|finalizar|tempero|marinada|refogado)`,
  String.raw`(?:ingredientes|ingrediënten|ingrédients|zutaten|składniki|ingredienser)`,
  String.raw`pour (?:(?:la|le|les|l['’]) ?)?(?:pâte|garniture|sauce|crème|farce|décoration|décorer|servir|glaçage|marinade|vinaigrette|ganache|sirop|crumble|biscuit|dressage|finition)`,
  String.raw`(?:für (?:den|die|das)|zum|zur) (?:teig|füllung|belag|soße|sauce|dressing|creme|guss|streusel|marinade|garnitur|dekoration|deko|topping|salat|boden|frosting|mürbeteig|servieren|garnieren|verzieren|bestreuen|anrichten)`,
  String.raw`voor (?:de|het) (?:deeg|vulling|saus|dressing|marinade|topping|garnering|bodem|crème|glazuur|salade|beslag)`,
  String.raw`(?:till|til) (?:(?:degen|fyllningen|såsen|servering|garnering|toppingen|marinaden|dejen|fyldet|saucen|pynt|deigen|fyllet|sausen))`,
  String.raw`(?:na|do) (?:ciasto|sos|krem|polewę|nadzienie|farsz|masę|kruszonkę|dekoracji|podania|posypania|przybrania)`,
]
const groupName = new RegExp(`^(?:${groups.join('|')})$`, 'iu')

/** "Per la crema", "Für den Teig", "Na ciasto": nothing is bought by such a name. */
export const isGroupNameElsewhere = (text: string): boolean => groupName.test(text)
