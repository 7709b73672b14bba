import type de from '../de/contact.ts'
import type { Shape } from '../shape.ts'

export default {
  title: 'Talk to us',
  text: 'Write to us at any time, or call us during the opening hours of our locations.',
  phone: 'Phone',
  email: 'Email',
  general: 'General questions',
  form: {
    heading: 'Write a message',
    optional: 'Fields marked with <star>*</star> are required.',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    phoneHint: 'If you’d like a call back.',
    reference: 'Booking number',
    referenceHint: 'If it is about a request or a booking.',
    branch: 'Who should read it?',
    message: 'Message',
    website: 'Please leave this field empty.',
    privacy:
      'We use these details to answer you and delete them after 180 days. More in the <privacy>privacy policy</privacy>.',
    submit: 'Send message',
    doneTitle: 'Your message has reached us',
    done: 'Thank you! We’ll reply to {email} and send an acknowledgement there too.',
    again: 'Write another message',
    missing: {
      name: 'Please enter your name.',
      email: 'Please enter your email address, so that we can answer.',
      message: 'Please tell us what it is about.',
    },
    invalid: {
      email: 'Please check the email address, for example name@example.com.',
      phone: 'Please check the phone number: digits, spaces and + ( ) / . - are allowed.',
      other: 'Please check this entry: it contains characters that are not allowed here.',
      tooLong: 'This is too long. Please shorten it.',
    },
  },
} as const satisfies Shape<typeof de>
