import { NewsletterPage } from './newsletter-page.tsx'

export default function Unsubscribe() {
  return <NewsletterPage what="unsubscribe" />
}
