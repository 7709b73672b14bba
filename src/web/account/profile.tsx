import { memberPage } from './dashboard/for-members.tsx'

/** Page of a customer's profile. */
export default memberPage('profile', async (language) => {
  const german = language === 'de'
  const [{ ProfileEditor }, { default: account }, { default: profile }] = await Promise.all([
    import('./profile/editor.tsx'),
    german ? import('#content/de/account.ts') : import('#content/en/account.ts'),
    german ? import('#content/de/profile.ts') : import('#content/en/profile.ts'),
  ])
  return { Content: ProfileEditor, messages: { account, profile } }
})
