import { LegalText } from './legal-text.tsx'

export default function Privacy() {
  return <LegalText text="privacy" dated />
}
