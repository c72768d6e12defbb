import type { Hemisphere } from '../ingredients/season.ts'

/** Folders of the time zone database that lie south of the equator as a whole. */
const southernFolders = ['America/Argentina/', 'Antarctica/', 'Australia/', 'Brazil/', 'Chile/']

/** Brazil/West and the like stand in a folder; these stand beside northern ones. */
const southernZones = new Set(
  [
    'Africa: Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa',
    'Africa: Luanda Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek',
    'America: Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba',
    'America: Eirunepe Fortaleza Guayaquil Jujuy La_Paz Lima Maceio Manaus Mendoza Montevideo Noronha',
    'America: Porto_Acre Porto_Velho Punta_Arenas Recife Rio_Branco Rosario Santarem Santiago Sao_Paulo',
    'Asia: Dili Jakarta Jayapura Makassar Ujung_Pandang',
    'Atlantic: South_Georgia St_Helena Stanley',
    'Indian: Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
    'Pacific: Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos',
    'Pacific: Gambier Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn',
    'Pacific: Port_Moresby Rarotonga Samoa Tahiti Tongatapu Wallis',
  ].flatMap((line) => {
    const [folder = '', cities = ''] = line.split(': ')
    return cities.split(' ').map((city) => `${folder}/${city}`)
  }),
)

/** The likely half of the world of a device, by its time zone (`Europe/Paris`); northern where unknown. */
export function hemisphereOf(timeZone: string): Hemisphere {
  const isSouthern =
    southernZones.has(timeZone) ||
    timeZone === 'NZ' ||
    timeZone === 'NZ-CHAT' ||
    southernFolders.some((folder) => timeZone.startsWith(folder))
  return isSouthern ? 'southern' : 'northern'
}
