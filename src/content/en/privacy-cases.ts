import type de from '../de/privacy-cases.ts'
import type { Shape } from '../shape.ts'

export default [
  {
    title: 'When you open the website',
    data: [
      'Your IP address',
      'In the server’s log: the time, the kind of request and the response, but neither your IP address nor your name',
    ],
    purpose:
      'To send you the page and to fend off too many attempts in a short time. Our legitimate interest is to run the site safely (Art. 6(1)(f) GDPR).',
    kept: [
      { what: 'The IP address itself', time: 'only in working memory, in no database and in no log' },
      {
        what: 'Fingerprints that we make from it with a secret key; the address itself cannot be read from them. Under these fingerprints we count how often somebody asks for a price, books, opens a booking, writes to us, subscribes to the newsletter or signs in, for example.',
        time: 'at most two hours, or three for passwords',
      },
      {
        what: 'The same fingerprints if you have neither signed in nor confirmed your email address with a code. So that nobody can block many vehicles at once, we also store them with the price you asked for, your request or your booking.',
        time: 'until you pick up the vehicle or the rental period is over, at the latest',
      },
    ],
  },
  {
    title: 'When you send a request or a booking',
    data: [
      'Name, date of birth and address',
      'Email address and phone number',
      'Passport or identity card number',
      'Licence number and expiry',
      'For a pickup at the airport your flight number, if you like',
      'Rental period, locations, vehicle and extras',
      'Price and payment method',
      'When the status of your booking changed and who changed it',
    ],
    more: 'Until you send it, what you enter stays in your browser.',
    purpose:
      'To check your request and to make and fulfil the rental agreement (Art. 6(1)(b) GDPR). Without these details we cannot hand over a vehicle.\nThe location where you pick up, and for a booking also the one where you return, receives your name, phone number, email address, flight number, rental period, vehicle, price and payment method by email; your date of birth, address and document numbers are not in it.\nWith your name and date of birth we can say after the rental who drove, for example when an authority asks; we have a legitimate interest in that (point f).',
    kept: [
      {
        what: 'Numbers of your passport, identity card and licence, encrypted, the licence expiry and the flight number',
        time: '30 days after the rental was completed, cancelled or declined',
      },
      {
        what: 'Phone number and address, if a request does not become a rental or a booking is cancelled free of charge',
        time: '30 days',
      },
      { what: 'Date of birth, if nobody drove', time: '30 days' },
      {
        what: 'Date of birth, if somebody drove',
        time: 'three years, counted from the end of the year in which the rental ended, and in the rental agreement for as long as we keep it',
      },
      { what: 'Name and email address of a request that led to no contract', time: 'six months' },
      {
        what: 'Fingerprints of the address and of the code, if you confirm your email address with a code',
        time: 'two hours at most',
      },
      { what: 'Rental agreements and other business letters', time: 'six years' },
      { what: 'Rentals with their accounting records', time: 'eight years' },
    ],
    rest: 'Six and eight years are counted from the end of the year in which the rental ended (section 147 AO, section 257 HGB). After that, nothing in a booking points to you.',
  },
  {
    title: 'When you create an account',
    data: [
      'Name, email address and language, with the registration form also phone number, date of birth and address',
      'A password, of which we keep only a hash',
      'If you set up two-step verification: the key of the authenticator app, encrypted, and fingerprints of the recovery codes',
      'For each passkey that you add: its public key, its name and when you last used it',
      'Your bookings, your membership tier and your points',
      'For each sign-in: when it began, the hour in which it was last used and the kind of browser and device, for example “Firefox, Android”',
      'A history: when and with which kind of browser and device you signed in, how often within an hour a sign-in was refused, when you signed out, changed your password, your two-step verification, your passkeys, your email address, your profile, further drivers, your documents, the language of emails or the newsletter, or downloaded your data, but not what it says',
      'If you ask for another email address: that address',
      'If you wish: a picture of you, encrypted',
      'Voluntary: details of a passport, an identity card or a licence, encrypted',
    ],
    purpose:
      'To run your account, to prepare rental agreements and to give you the benefits of membership (Art. 6(1)(b) GDPR).',
    kept: [
      { what: 'Your account', time: 'until you delete it, in its settings or by asking us' },
      {
        what: 'Your name and address in requests that did not become a rental, your messages and the newsletter',
        time: 'until you delete the account, at the latest',
      },
      { what: 'Records of rentals', time: 'for as long as the law requires' },
      {
        what: 'A fingerprint of your email address, made with a secret key, if you have rented, so that the benefits of a first rental are given only once (Art. 6(1)(f) GDPR)',
        time: 'for three years after the account is deleted or the address changed',
      },
      { what: 'A new address that you asked for, if the change does not go through', time: 'four days at most' },
      { what: 'Accounts whose email address nobody confirms', time: '30 days' },
      {
        what: 'Details of documents',
        time: '30 days after you gave or changed them, as soon as no booking needs them any more, so also if you never rent',
      },
      { what: 'The history', time: '365 days' },
      { what: 'Anything else we know of a sign-in', time: 'until it ends' },
    ],
  },
  {
    title: 'When you enter a password',
    data: ['How often somebody tried', 'In your browser, after signing in: the cookie “__Host-device”'],
    more: 'We count under fingerprints that we make with a secret key from the email address that was entered and from the IP address; neither can be read from them.',
    purpose:
      'So that nobody guesses your password, and you can still sign in while somebody tries. Our legitimate interest is the safety of accounts (Art. 6(1)(f) GDPR).',
    kept: [{ what: 'The number of attempts', time: 'three hours at most after the last attempt' }],
  },
  {
    title: 'When you upload documents',
    data: [
      'Driving licence, identity card, passport or other papers, as a picture or a PDF, with the name of the file and the day until which they are valid',
      'When you uploaded them, whether we accepted them and if not, why',
      'When you agreed to which wording, or withdrew your consent',
    ],
    more: 'That is voluntary, and your driving licence alone is enough. We redraw every page as a picture, without the photo’s location, device and time data, and write across it, in German, that it is a copy for us only, with the date. We keep only this copy.',
    purpose:
      'To check your documents in advance, so that the handover takes less time. We do so with your consent, which you give by ticking a box before you upload and can withdraw at any time by deleting the document (Art. 6(1)(a) GDPR, section 20(2) PAuswG, section 18(3) PassG).\nWe still check the originals at pickup. We store files and names encrypted; only you can see them, when you are signed in, and our staff.',
    kept: [
      {
        what: 'A document',
        time: '30 days after the end of the last rental: after it was completed or cancelled, or the request was declined',
      },
      { what: 'A document that expired or that we did not accept', time: '30 days after that, if it is earlier' },
      { what: 'A document after whose upload you do not rent', time: '365 days' },
      {
        what: 'The record that you agreed',
        time: 'until the end of the third calendar year after that, as long as claims are possible, and no longer than your account',
      },
    ],
    rest: 'The day is named at each document, and you can delete it yourself at any time.',
  },
  {
    title: 'When you name other drivers, in a booking or in your account',
    data: [
      'In a booking, the name, date of birth, licence number and licence expiry of each additional driver',
      'In your account, name, date of birth and, if you like, licence expiry',
    ],
    more: 'We have these details from you. Please ask the person first and show them this policy: they have the same rights, which are named below (Art. 14 GDPR).',
    purpose:
      'In a booking, so that the person may drive and we can say later who drove, for example when an authority asks: as the keeper of the vehicle we may only let people with a valid licence drive (Art. 6(1)(c) GDPR, section 21 StVG), and we have a legitimate interest in knowing whose offence or damage it was (point f). Our locations receive only the name.\nIn your account, so that you do not have to type it again when you book; that is our legitimate interest too.',
    kept: [
      { what: 'In a booking: licence number and expiry', time: 'until we delete yours' },
      {
        what: 'In a booking: name and date of birth',
        time: 'three years, counted from the end of the year in which the rental ended, and in the rental agreement for as long as we keep it',
      },
      { what: 'In a booking: name and date of birth, if nobody drove', time: '30 days' },
      { what: 'In your account: the person', time: 'until you remove them or delete the account' },
    ],
  },
  {
    title: 'When you take over a vehicle',
    data: [
      'When we hand the vehicle over, which one it is and what its odometer says',
      'On the printed rental agreement: when we saw the originals of your licence and identity document',
      'If you uploaded documents in advance: whether we accepted them',
    ],
    more: 'We only look at the licence and the identity document and make no copy.',
    purpose:
      'To fulfil and settle the rental agreement (Art. 6(1)(b) GDPR). We look at the licence because, as keeper of the vehicle, we are required to (point c, section 21 StVG).',
    kept: [{ what: 'These details', time: 'with the records of your rental' }],
  },
  {
    title: 'When you pay',
    data: ['Payment method and amount'],
    more: 'Card data never reach our servers.',
    purpose: 'To settle the rental agreement (Art. 6(1)(b) GDPR).',
    kept: [
      { what: 'Accounting records', time: 'eight years' },
      { what: 'Business letters', time: 'six years' },
    ],
    rest: 'We count from the end of the year. The law requires it (section 147 AO, section 257 HGB).',
  },
  {
    title: 'When we send you email',
    data: ['Your email address', 'The content of the email'],
    more: 'We do not measure whether you open it or follow a link.',
    purpose: 'To confirm what you do with us, such as a booking or a new password (Art. 6(1)(b) GDPR).',
    kept: [
      { what: 'The content of the email', time: 'until it is sent' },
      { what: 'A note that we wrote to you', time: '90 days' },
    ],
    rest: 'Links in our emails are valid for a short time only.',
  },
  {
    title: 'When you use the contact form',
    data: ['Your name, email address and message', 'Your phone number and booking number, if you give them'],
    more: 'To keep out automatic messages, we check whether an invisible field was filled in and how fast the form was sent.',
    purpose:
      'To answer you (Art. 6(1)(b) or (f) GDPR). We pass the message on by email to the location it is for, and send you an acknowledgement.',
    kept: [
      { what: 'Your message', time: '180 days' },
      {
        what: 'Your message at the location',
        time: 'until the matter is settled, and as a business letter if it belongs to a contract',
      },
    ],
  },
  {
    title: 'When you ask for access, erasure or another right',
    data: ['Name and contact details', 'What you ask for, and when', 'How we recognised you', 'Our answer'],
    purpose: 'To settle the matter in time and to be able to prove it (Art. 6(1)(c), Art. 12(3) GDPR).',
    kept: [{ what: 'Your request and our answer', time: 'until the end of the third calendar year after the answer' }],
  },
  {
    title: 'When you call or send us an email',
    data: ['Your message', 'Your contact details'],
    purpose: 'To settle the matter (Art. 6(1)(b) or (f) GDPR).',
    kept: [
      {
        what: 'These details',
        time: 'until the matter is settled, and as a business letter if it belongs to a contract',
      },
    ],
  },
  {
    title: 'When you rent for a company',
    data: [
      'Name and address of the company, VAT number, cost centre and the mailbox for invoices',
      'Who may rent for the company and since when',
      'Notes that we make about the company, and whether we no longer rent to it',
    ],
    more: 'Bills and emails about costs also go to the mailbox that the company names. They contain your name, the rental period, the vehicle and the costs.',
    purpose:
      'To rent to the company and settle accounts with it. The company and we have a legitimate interest in this (Art. 6 (1) (f) GDPR); with a sole trader it is how we perform the contract (letter b).',
    kept: [
      {
        what: 'The company with those who may rent for it',
        time: 'eight years after the end of the year in which somebody last rented for it; if we no longer rent to it, for as long as that lasts',
      },
      { what: 'Notes', time: '365 days' },
    ],
  },
  {
    title: 'When we would rather not rent to you',
    data: [
      'The reason for the block, its beginning and its end, and who entered or lifted it',
      'Fingerprints of your email addresses and of your driving licence number, made with a secret key; neither can be read from them',
    ],
    more: 'People decide whether we block somebody; it never happens automatically. Somebody who is blocked cannot book online and can call us at any time.',
    purpose:
      'So that we hand over no vehicle where there has been a serious cause before, such as damage that was not paid for. Our legitimate interest is to protect our vehicles and other people (Art. 6 (1) (f) GDPR).',
    kept: [
      {
        what: 'The block with the fingerprints',
        time: '365 days after it has ended or was lifted, even if you delete your account',
      },
    ],
  },
  {
    title: 'When you subscribe to the newsletter',
    data: [
      'Your email address and your language',
      'When you subscribed, confirmed and unsubscribed and which text you saw',
    ],
    more: 'We do not store your IP address for it.',
    purpose:
      'To write to you if you have consented (Art. 6(1)(a) GDPR, section 7(2) no. 2 UWG), and to be able to prove the consent (Art. 7(1) GDPR). We only write once you have confirmed with the link in our email. You can unsubscribe at any time with the link in every email.',
    kept: [
      { what: 'If you do not confirm', time: 'seven days' },
      {
        what: 'The proof, after you have unsubscribed',
        time: 'until the end of the third calendar year, when claims are barred (Art. 6(1)(f) GDPR, sections 195 and 199 BGB)',
      },
    ],
    rest: 'After you have unsubscribed we use the address for nothing else.',
  },
  {
    title: 'When we count',
    data: ['How many customers have completed a rental'],
    more: 'The home page shows this figure only. We do not measure how you use the website.',
    purpose: 'To show how many people have trusted us. The figure says nothing about any one person.',
    kept: [{ what: 'The figure', time: 'not at all: we count afresh each time' }],
  },
] as const satisfies Shape<typeof de>
