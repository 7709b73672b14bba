import { forMembers } from '../dashboard/for-members.tsx'

/** Second step of signing in. Few accounts need it, so it brings its own texts. */
export default forMembers<{ readonly onBack: () => void }>(async (language) => {
  const [{ CodeStep }, { default: signInCode }] = await Promise.all([
    import('./code-step.tsx'),
    language === 'de' ? import('#content/de/sign-in-code.ts') : import('#content/en/sign-in-code.ts'),
  ])
  return { Content: CodeStep, messages: { signInCode } }
})
