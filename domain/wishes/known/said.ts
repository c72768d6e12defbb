/** Words of a wish that say nothing of the dish. */
const list = `
a an the i im ill id ive i'd me my mine myself we us our you your he she it its it's they them their his her this that these those is am are was were be been being
do does did done have has had having want wants wanted wanting would like liked could can should may might will shall must need needs needed looking look find give get got getting make makes making made
cook cooking cooked recipe recipes dish dishes food foods meal idea ideas suggestion suggestions recommend recommendation something anything some any what whats what's which how where when who whom why way ways
there here for from with of in on at to by as into onto about over under up down out off and or but so also too very really just only even still then than because since if though although while
please thanks thank hi hello good great nice best perfect well new favorite favourite love loves loving prefer enjoy craving crave mood feel feeling feels know think thinking try trying tried use uses using used
contain contains containing include includes including ingredient ingredients containing based style styled inspired type kind sort similar themed theme flavored flavoured flavour flavor taste tastes tasting version option options alternative
eat eating ate serve serving served prepare preparing have today tonight tomorrow day days week weekend time times home house kitchen restaurant one two lot lots bit few more most much many no not without
tell teach show help suggest possible able going go goes come coming come friend friends family person people someone everyone cant dont doesnt isnt arent wont let lets see say said got
hate hates hated sick tired bored intolerant allergic someone start starting put thing things around during after before every usually always never maybe perhaps guys guy hey new own all other another same else each both either little big run ran forgot forgotten buy bought
`
export const emptyWords: ReadonlySet<string> = new Set(
  list.split(/\s+/u).filter((word) => word !== ''),
)
