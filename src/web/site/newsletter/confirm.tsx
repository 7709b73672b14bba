import { NewsletterPage } from './page.tsx'

export default function Confirm() {
  return <NewsletterPage what="confirm" />
}
