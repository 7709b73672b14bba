import { forMembers } from '../dashboard/for-members.tsx'

/** Page behind the two links of a change of address. Few visitors come here, so it brings its own texts. */
export default forMembers(async (language) => {
  const [{ EmailChange }, { default: emailChange }] = await Promise.all([
    import('./answer.tsx'),
    language === 'de' ? import('#content/de/email-change.ts') : import('#content/en/email-change.ts'),
  ])
  return { Content: EmailChange, messages: { emailChange } }
})
