import { Notice } from './notice.tsx'
import { LegalPage } from './page.tsx'

export default function Imprint() {
  return (
    <LegalPage name="imprint">
      <Notice text="imprint" />
    </LegalPage>
  )
}
