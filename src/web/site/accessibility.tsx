import { LegalText } from './legal-text.tsx'

export default function Accessibility() {
  return <LegalText text="accessibility" />
}
