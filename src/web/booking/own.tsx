import { inLanguage } from '#frame/in-language.tsx'

/**
 * A customer's own bookings, within the frame of the dashboard. What shows them comes after the frame has let
 * somebody in: whoever is sent to sign in first has no use for it.
 */
export default inLanguage({
  de: () => import('#languages/own-bookings-texts.tsx'),
  en: () => import('#languages/own-bookings-texts.tsx?en'),
})
