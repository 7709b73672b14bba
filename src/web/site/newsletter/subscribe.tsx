import { NewsletterPage } from './newsletter-page.tsx'

export default function Confirm() {
  return <NewsletterPage what="confirm" />
}
