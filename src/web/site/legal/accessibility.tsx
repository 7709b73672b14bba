import { Notice } from './notice.tsx'
import { LegalPage } from './page.tsx'

export default function Accessibility() {
  return (
    <LegalPage name="accessibility">
      <Notice text="accessibility" />
    </LegalPage>
  )
}
