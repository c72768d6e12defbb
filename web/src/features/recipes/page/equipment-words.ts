import type { Equipment } from '#domain/recipes/equipment.ts'
import { isEnglish, t } from '#domain/texts/t.ts'

const names: Readonly<Record<Equipment, string>> = {
  oven: t('oven'),
  'broiler (grill)': t('broiler (grill)'),
  'barbecue or grill pan': t('barbecue or grill pan'),
  microwave: t('microwave'),
  'air fryer': t('air fryer'),
  'slow cooker': t('slow cooker'),
  'pressure cooker': t('pressure cooker'),
  'rice cooker': t('rice cooker'),
  blender: t('blender'),
  'food processor': t('food processor'),
  mixer: t('mixer'),
  wok: t('wok'),
  steamer: t('steamer'),
  'waffle iron': t('waffle iron'),
  'ice cream maker': t('ice cream maker'),
  'pasta machine': t('pasta machine'),
  'kitchen torch': t('kitchen torch'),
  mortar: t('mortar'),
  'rolling pin': t('rolling pin'),
  'piping bag': t('piping bag'),
  thermometer: t('thermometer'),
}

/** As a cook reads it in a list of what a recipe needs. Our ids are the words in English, which need not be loaded. */
export const equipmentName = (id: Equipment): string => (isEnglish() ? id : names[id])
