import type de from '../de/mail-forms.ts'
import type { Shape } from '../shape.ts'

export default {
  emailCode: {
    subject: '{code} is your code',
    preview: 'Enter it on the page where you are booking.',
    heading: 'Your code',
    intro: 'This code shows us that this email address is yours.',
    validity: 'It is valid for 15 minutes and works once. Enter it on the page where you asked for it.',
    notYou:
      'If you did not ask for a code, somebody mistyped their address. There is nothing you need to do: without the code nothing happens.',
  },
  newsletterConfirm: {
    subject: 'Please confirm your subscription to the newsletter',
    preview: 'One more step: without it, we send nothing.',
    heading: 'Would you like to receive our newsletter?',
    intro:
      'Somebody entered this email address for the {company} newsletter. If that was you, please confirm your subscription.',
    action: 'Confirm subscription',
    consentHeading: 'What you agree to',
    under: 'The link is valid for seven days and works once.',
    ignore:
      'If it was not you, there is nothing you need to do: without your confirmation we send no newsletter and delete your address after seven days.',
  },
  newsletterWelcome: {
    confirmed: {
      subject: 'You now receive our newsletter',
      preview: 'Your subscription is confirmed.',
      heading: 'Welcome to the newsletter',
      intro:
        'Your subscription to the {company} newsletter is confirmed. We write when there is something new, once a month at most.',
    },
    again: {
      subject: 'You already receive our newsletter',
      preview: 'Everything stays as it is.',
      heading: 'You already receive our newsletter',
      intro:
        'Somebody entered this email address for the {company} newsletter again. It is already subscribed, so nothing changes.',
    },
    stage: { type: 'Newsletter', first: 'Berlin is waiting.', second: 'So is your car.' },
    action: 'See our vehicles',
    end: 'No longer want it? One click is enough, without signing in: Unsubscribe from the newsletter',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  newsletterIssue: {
    stage: { type: 'Newsletter', news: 'News from Berlin' },
    onTrial: 'Test: {subject}',
    why: 'You receive this email because you subscribed to our newsletter with this address and confirmed it on {day}.',
    whyOnTrial: 'You receive this email as a test. It has not gone to our readers.',
    end: 'No longer want it? One click is enough, without signing in: Unsubscribe from the newsletter',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  contact: {
    email: 'Email address',
    phone: 'Phone',
    reference: 'Booking number',
    branch: 'Addressed to',
    general: 'General questions',
    language: 'Language',
    languages: { de: 'German', en: 'English' },
  },
  contactMessage: {
    subject: 'Message from {name}',
    preview: 'Sent using the contact form on the website.',
    heading: 'Message from the contact form',
    lead: '{name} writes',
    intro: 'Your reply to this email goes to the sender of the message.',
    warning: 'The sender entered their name and address; nobody has checked them. Only open links you expect.',
  },
  contactAnswer: {
    subject: 'Our answer to your message',
    preview: 'You wrote to us, and here is our answer.',
    heading: 'Our answer',
    from: '{name}, {company}',
    asked: 'What you wrote to us, {moment}',
    reply: 'Do you have another question? Simply reply to this email.',
  },
  /** What somebody asked for under the GDPR. */
  privacyKinds: {
    access: 'access to your data',
    rectification: 'correction of your data',
    erasure: 'erasure of your data',
    restriction: 'restriction of processing',
    portability: 'transfer of your data',
    objection: 'objection',
  },
  privacyAnswer: {
    subject: 'Our answer to your data protection request',
    heading: 'Your data protection request',
    about: 'This is about your request of {day}: {kind}.',
    from: '{name}, {company}',
    complaint:
      'Do you disagree with our answer? Simply reply to this email. You can also complain to the Berlin Commissioner for Data Protection and Freedom of Information (GDPR art. 77) or go to court (GDPR art. 79).',
  },
  privacyPutOff: {
    subject: 'Your data protection request needs more time',
    heading: 'We need more time',
    about: 'This is about your request of {day}: {kind}. We cannot answer it within a month, for this reason:',
    until: 'You will have our answer by {day} at the latest (GDPR art. 12 (3)).',
  },
  privacyLifted: {
    subject: 'Your data: the restriction is ending',
    heading: 'The restriction is ending',
    about: 'Since {since} we have only been storing your data, as you asked (GDPR art. 18).',
    end: 'This restriction ends on {day}, for this reason:',
    afterwards:
      'After that we will use your data again as our privacy notice describes. If you do not agree, please reply before that day.',
  },
  contactReceipt: {
    subject: 'We have received your message',
    preview: 'We will answer as soon as we can.',
    heading: 'We have received your message',
    intro: 'Thank you for your message. We will answer as soon as we can.',
    urgent: 'If it is urgent, please call us: {phone}.',
    message: 'What you wrote to us',
    linkRemoved: '[link removed]',
    notYou:
      'If you did not write to us, somebody else entered your address. There is nothing you need to do; we are sorry for the trouble.',
  },
} as const satisfies Shape<typeof de>
