import { Notice } from './legal-notice.tsx'
import { LegalPage } from './legal-page.tsx'

export default function Accessibility() {
  return (
    <LegalPage name="accessibility">
      <Notice text="accessibility" />
    </LegalPage>
  )
}
