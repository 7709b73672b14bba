import { LegalText } from './legal-text.tsx'

export default function Imprint() {
  return <LegalText text="imprint" />
}
