import type de from '../de/newsletter.ts'
import type { Shape } from '../shape.ts'

export default {
  box: {
    heading: 'Newsletter',
    lead: 'Once a month at most: offers and news from our locations.',
    email: 'Email address',
    submit: 'Subscribe',
    privacy: 'More in the <privacy>privacy policy</privacy>.',
    missing: 'Please enter your email address.',
    invalid: 'Please check the email address, for example name@example.com.',
    askedTitle: 'Please check your inbox',
    asked:
      'The link in our email confirms your subscription. If none arrives, please check your spam folder or try again in an hour.',
    withoutScript: 'Without JavaScript you can subscribe by email: <mail>{email}</mail>.',
  },
  confirm: {
    title: 'Confirm newsletter',
    description: 'Confirm your subscription to the newsletter with the link in our email.',
    heading: 'Confirm your subscription',
    lead: 'One more click to receive our newsletter.',
    submit: 'Confirm subscription',
    doneHeading: 'Your subscription is confirmed',
    done: 'You will now receive our newsletter. You can unsubscribe with the link in every email.',
    invalidHeading: 'This link no longer works',
    invalid: 'It has expired, was already used or was replaced by a newer one. You can subscribe again right here.',
    noLinkHeading: 'One click to go',
    noLink:
      'Please check your inbox: the link in our email confirms your subscription. If it is not there, it may be in your spam folder.',
  },
  unsubscribe: {
    title: 'Unsubscribe from newsletter',
    description: 'Unsubscribe from the newsletter with the link in our email, straight away and without signing in.',
    heading: 'Unsubscribe from the newsletter',
    lead: 'One click, and we stop sending you newsletters.',
    submit: 'Unsubscribe',
    doneHeading: 'You are unsubscribed',
    done: 'We will not send you any more newsletters.',
    invalidHeading: 'This link does not work',
    invalid:
      'It may be incomplete. Please open the link in the latest email, or write to us and we will unsubscribe you.',
    noLinkHeading: 'Unsubscribe with the link in the email',
    noLink:
      'The link to unsubscribe is in every newsletter. If you cannot find one, write to us and we will unsubscribe you.',
  },
  again: 'Subscribe again',
  notArrived: 'No email? Subscribe again',
  vehicles: 'See our vehicles',
  write: 'Write an email',
} as const satisfies Shape<typeof de>
