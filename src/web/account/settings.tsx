import { memberPage } from './dashboard/for-members.tsx'

/** Page of the account's settings. */
export default memberPage('settings', async (language) => {
  const german = language === 'de'
  const [{ Panels }, { default: account }, { default: settings }, { default: secondFactor }, { default: passkeys }] =
    await Promise.all([
      import('./settings/panels.tsx'),
      german ? import('#content/de/account.ts') : import('#content/en/account.ts'),
      german ? import('#content/de/settings.ts') : import('#content/en/settings.ts'),
      german ? import('#content/de/second-factor.ts') : import('#content/en/second-factor.ts'),
      german ? import('#content/de/passkeys.ts') : import('#content/en/passkeys.ts'),
    ])
  return { Content: Panels, messages: { account, settings, secondFactor, passkeys } }
})
