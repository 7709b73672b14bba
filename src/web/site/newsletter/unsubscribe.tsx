import { NewsletterPage } from './page.tsx'

export default function Unsubscribe() {
  return <NewsletterPage what="unsubscribe" />
}
