import { Notice } from './legal-notice.tsx'
import { LegalPage } from './legal-page.tsx'

export default function Imprint() {
  return (
    <LegalPage name="imprint">
      <Notice text="imprint" />
    </LegalPage>
  )
}
