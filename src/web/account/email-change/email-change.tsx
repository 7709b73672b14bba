import { forMembers } from '../dashboard/for-members.tsx'

/** Where the two links of a change of address lead. Few come here, so its words come with it. */
export default forMembers(async (language) => {
  const [{ EmailChange }, { default: emailChange }] = await Promise.all([
    import('./answer.tsx'),
    language === 'de' ? import('#content/de/email-change.ts') : import('#content/en/email-change.ts'),
  ])
  return { Content: EmailChange, messages: { emailChange } }
})
