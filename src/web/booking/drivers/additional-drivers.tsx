import { inLanguage } from '#frame/in-language.tsx'
import type { DriversProps } from './additional-driver-fields.tsx'

const Fields = inLanguage<DriversProps>({
  de: () => import('#languages/additional-drivers-texts.tsx'),
  en: () => import('#languages/additional-drivers-texts.tsx?en'),
})

/** Additional drivers. Fields and texts are loaded when there is a driver to name. */
export const AdditionalDrivers = (props: DriversProps) => (props.slots.length === 0 ? null : <Fields {...props} />)
