import { inLanguage } from '#frame/in-language.tsx'

/**
 * A customer's own bookings, within the frame of the dashboard. Their code is loaded once the frame has let a member in,
 * because a visitor who has to sign in first does not need it.
 */
export default inLanguage({
  de: () => import('#languages/own-bookings-texts.tsx'),
  en: () => import('#languages/own-bookings-texts.tsx?en'),
})
