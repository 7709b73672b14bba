import { company } from '../company.ts'
import type de from '../de/notices.ts'
import type { Shape } from '../shape.ts'

const { entity, street, city, privacyEmail, managingDirector, court, register, vatId } = company.legal

export default {
  privacy: [
    {
      id: 'responsible',
      heading: 'Responsible party',
      paragraphs: [
        `${entity}, ${street}, ${city}, Germany, is responsible for processing your data on this website and when you rent.`,
        `We answer questions about privacy at ${privacyEmail} or at the address in Berlin given above. We have not appointed a data protection officer, because we are not required to (section 38 BDSG).`,
      ],
    },
    {
      id: 'processing',
      heading: 'Which data we collect and process, and why',
      paragraphs: [
        'We collect only what we need for the purpose at hand. There are no automated decisions within the meaning of Art. 22 GDPR, and there is no profiling.',
      ],
      cases: [
        {
          title: 'When you open the website',
          data: 'Your IP address. The server’s log records the time, the kind of request and the response, but neither your IP address nor your name.',
          purpose:
            'To send you the page and to fend off too many attempts in a short time. Our legitimate interest is to run the site safely (Art. 6(1)(f) GDPR).',
          kept: 'The IP address itself is held only in working memory, in no database and in no log. But we do store fingerprints that we make from it with a secret key; the address itself cannot be read from them. Under these fingerprints we count how often somebody asks for a price, books, opens a booking, writes to us, subscribes to the newsletter or signs in, for example: for two hours at most, for passwords three. So that nobody can block many vehicles at once, we also store them with the price you asked for, your request or your booking if you have neither signed in nor confirmed your email address with a code: at the longest until you pick up the vehicle or the rental period is over.',
        },
        {
          title: 'When you send a request or a booking',
          data: 'Name, date of birth, address, email address, phone number, passport or identity card number, licence number and expiry, for a pickup at the airport your flight number if you like, rental period, locations, vehicle, extras, price and payment method; also when the status of your booking changed and who changed it. Until you send it, what you enter stays in your browser.',
          purpose:
            'To check your request and to make and fulfil the rental agreement (Art. 6(1)(b) GDPR). Without these details we cannot hand over a vehicle. The location where you pick up, and for a booking also the one where you return, receives your name, phone number, email address, flight number, rental period, vehicle, price and payment method by email; your date of birth, address and document numbers are not in it. With your name and date of birth we can say after the rental who drove, for example when an authority asks; we have a legitimate interest in that (point f).',
          kept: 'We store the numbers of your passport, identity card and licence encrypted. We delete them, the licence expiry and the flight number 30 days after the rental was completed, cancelled or declined. If a request does not become a rental, or a booking is cancelled free of charge, we also delete your phone number and address after 30 days. We delete your date of birth after 30 days if nobody drove; otherwise it stays for three years, counted from the end of the year in which the rental ended, and in the rental agreement for as long as we keep it. We delete the name and email address of a request that led to no contract after six months. If you confirm your email address with a code, we delete the fingerprints of the address and of the code after two hours at the latest. We keep rental agreements and other business letters for six years and rentals with their accounting records for eight, counted from the end of the year in which the rental ended (section 147 AO, section 257 HGB). After that, nothing in a booking points to you.',
        },
        {
          title: 'When you create an account',
          data: 'Name, email address and language, with the registration form also phone number, date of birth and address; a password, of which we keep only a hash; if you set up a second factor, the key of the authenticator app, encrypted, and fingerprints of the recovery codes; for each passkey that you add, its public key, its name and when you last used it; your bookings, your membership tier and your points; for each sign-in, when it began, the hour in which it was last used and the kind of browser and device, for example “Firefox, Android”; a history of when and with which kind of browser and device you signed in, how often within an hour a sign-in was refused, when you signed out, changed your password, your second factor, your passkeys, your email address, your profile, further drivers, your documents, the language of emails or the newsletter, or downloaded your data, but not what it says; if you ask for another email address, that address; if you wish, a picture of you, encrypted. If you give us details of a passport, an identity card or a licence, we store them encrypted. That is voluntary.',
          purpose:
            'To run your account, to prepare rental agreements and to give you the benefits of membership (Art. 6(1)(b) GDPR).',
          kept: 'Until you delete the account, in its settings or by asking us. We then also remove your name and address from requests that did not become a rental, delete your messages and end the newsletter. Records of rentals stay for as long as the law requires. If you have rented, we keep a fingerprint of your email address, made with a secret key, for three years after the deletion or a change of the address, so that the benefits of a first rental are given only once (Art. 6(1)(f) GDPR). We delete a new address that you asked for after four days at the latest if the change does not go through, and accounts whose email address nobody confirms after 30 days. We delete details of documents 30 days after you gave or changed them, as soon as no booking needs them any more, so also if you never rent. We delete the history after 365 days. Anything else we know of a sign-in is deleted when it ends.',
        },
        {
          title: 'When you enter a password',
          data: 'How often somebody tried. We count under fingerprints that we make with a secret key from the email address that was entered and from the IP address; neither can be read from them. After signing in, your browser gets the cookie “__Host-device”.',
          purpose:
            'So that nobody guesses your password, and you can still sign in while somebody tries. Our legitimate interest is the safety of accounts (Art. 6(1)(f) GDPR).',
          kept: 'Three hours at most after the last attempt.',
        },
        {
          title: 'When you upload documents',
          data: 'Driving licence, identity card, passport or other papers, as a picture or a PDF, with the name of the file and the day until which they are valid; when you uploaded them, whether we accepted them and if not, why; when you agreed to which wording, or withdrew your consent. That is voluntary, and your driving licence alone is enough. We redraw every page as a picture, without place, device and time of the photo, and write across it, in German, that it is a copy for us only, with the date. We keep only this copy.',
          purpose:
            'To check your documents in advance, so that the handover takes less time. We do so with your consent, which you give by ticking a box before you upload and can withdraw at any time by deleting the document (Art. 6(1)(a) GDPR, section 20(2) PAuswG, section 18(3) PassG). We check the originals at pickup in any case. We store files and names encrypted; only you can see them, when you are signed in, and our staff.',
          kept: '30 days after the end of the last rental: after it was closed or cancelled, or the request was declined. Also 30 days after the document expired or we did not accept it, if that is earlier. If you do not rent after uploading, we delete it after 365 days. The day is named at each document, and you can delete it yourself at any time. We keep the record that you agreed until the end of the third calendar year after that, as long as claims are possible, and no longer than your account.',
        },
        {
          title: 'When you name other drivers, in a booking or in your account',
          data: 'In a booking, the name, date of birth, licence number and licence expiry of each additional driver; in your account, name, date of birth and, if you like, licence expiry. We have these details from you. Please ask the person first and show them this policy: they have the same rights, which are named below (Art. 14 GDPR).',
          purpose:
            'In a booking, so that the person may drive and we can say later who drove, for example when an authority asks: as the keeper of the vehicle we may only let people with a valid licence drive (Art. 6(1)(c) GDPR, section 21 StVG), and we have a legitimate interest in knowing whose offence or damage it was (point f). The branches receive the name only. In your account, so that you do not have to type it again when you book; that is our legitimate interest too.',
          kept: 'In a booking, we delete licence number and expiry together with yours. Name and date of birth stay for three years, counted from the end of the year in which the rental ended, and in the rental agreement for as long as we keep it; if nobody drove, we delete them after 30 days. In your account, the person stays until you remove them or delete the account.',
        },
        {
          title: 'When you take over a vehicle',
          data: 'When we hand it over, which vehicle it is and what its odometer says. We look at the originals of your licence and identity document and note on the printed rental agreement when we did. We make no copy. If you uploaded documents in advance, we have stored whether we accepted them.',
          purpose:
            'To fulfil and settle the rental agreement (Art. 6(1)(b) GDPR). We look at the licence because, as keeper of the vehicle, we are required to (point c, section 21 StVG).',
          kept: 'With the records of your rental.',
        },
        {
          title: 'When you pay',
          data: 'Payment method and amount. Card data never reach our servers.',
          purpose: 'To settle the rental agreement (Art. 6(1)(b) GDPR).',
          kept: 'Accounting records for eight years, business letters for six, counted from the end of the year. The law requires it (section 147 AO, section 257 HGB).',
        },
        {
          title: 'When we send you email',
          data: 'Your email address and the content of the email. We do not measure whether you open it or follow a link.',
          purpose: 'To confirm what you do with us, such as a booking or a new password (Art. 6(1)(b) GDPR).',
          kept: 'We delete the content when the email is sent. For 90 days we keep a note that we wrote to you. Links in our emails are valid for a short time only.',
        },
        {
          title: 'When you use the contact form',
          data: 'Your name, email address and message, and your phone number and booking number if you give them. To keep out automatic messages, we check whether an invisible field was filled in and how fast the form was sent.',
          purpose:
            'To answer you (Art. 6(1)(b) or (f) GDPR). We pass the message on by email to the location it is for, and send you an acknowledgement.',
          kept: '180 days. The location keeps it until the matter is settled, and as a business letter if it belongs to a contract.',
        },
        {
          title: 'When you call or send us an email',
          data: 'Your message and your contact details.',
          purpose: 'To settle the matter (Art. 6(1)(b) or (f) GDPR).',
          kept: 'Until it is settled, and as a business letter if it belongs to a contract.',
        },
        {
          title: 'When you subscribe to the newsletter',
          data: 'Your email address and your language; also when you subscribed, confirmed and unsubscribed and which text you saw. We do not store your IP address for it.',
          purpose:
            'To write to you if you have consented (Art. 6(1)(a) GDPR, section 7(2) no. 2 UWG), and to be able to prove the consent (Art. 7(1) GDPR). We only write once you have confirmed with the link in our email. You can unsubscribe at any time with the link in every email.',
          kept: 'Seven days if you do not confirm. After you have unsubscribed we keep the proof until the end of the third calendar year, when claims are barred (Art. 6(1)(f) GDPR, sections 195 and 199 BGB), and use the address for nothing else.',
        },
        {
          title: 'When we count',
          data: 'How many customers have completed a rental; the home page shows this figure only. We do not measure how you use the website.',
          purpose: 'To show how many people have trusted us. The figure says nothing about any one person.',
          kept: 'We do not store it; we count afresh each time.',
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing with third parties',
      paragraphs: [
        'We do not sell data or pass it on for advertising. This website loads nothing from other servers: no fonts, no maps, no statistics.',
        'To run the servers and to send email we use one service provider each: the operator of our data centre and that of our mail server. Both work only on our instructions (Art. 28 GDPR) and within the European Union. We transfer no data to countries outside the European Economic Area.',
        'Where necessary, we also pass data on to: the payment service you choose; insurers and workshops after damage; authorities where the law requires it, for example after a traffic offence.',
        'Links to social networks and to the map open another website. Its operator receives data from you only if you follow the link.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You can ask for information about your data, have it corrected, deleted or restricted, and receive it in a common format (Art. 15 to 20 GDPR).',
        'You can withdraw your consent at any time for the future.',
        `With an account you can see, copy and delete your data at once, in its settings. Otherwise a message to ${privacyEmail} is enough. What we delete may still be in backups until these are deleted too.`,
        'You can complain to a supervisory authority. Ours is the Berlin Commissioner for Data Protection and Freedom of Information, Alt-Moabit 59–61, 10555 Berlin.',
      ],
      box: {
        heading: 'Your right to object',
        text: `You can object at any time, on grounds relating to your particular situation, to what we do on the basis of a legitimate interest (Art. 21 GDPR). You can object to advertising without giving a reason. A message to ${privacyEmail} is enough.`,
      },
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'If what we do with data changes, we change this policy and the date at its top. We tell customers with an account about important changes by email.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies: what we use them for',
      paragraphs: [
        'We only store in your browser what is strictly necessary for the service you asked for (section 25(2) no. 2 TDDDG). That is why there is no cookie notice to click away. What we say here about cookies also applies to your browser’s other storage.',
      ],
    },
    {
      id: 'cookie-types',
      heading: 'Cookies: which types there are',
      paragraphs: [
        'Necessary: all that are in the list. There are two cookies; the rest is in your browser’s storage, where only we can read it.',
        'Performance cookies, which measure use: we use none.',
        'Functional cookies for comfort beyond what is necessary: we use none. No advertising cookies either.',
      ],
      stored: [
        {
          names: ['lang'],
          place: 'Cookie',
          purpose: 'The language you chose.',
          kept: 'One year.',
        },
        {
          names: ['__Host-device'],
          place: 'Cookie',
          purpose:
            'If you sign in: a random number that we have signed. It tells the sign-in, and nothing else, that your account was used with this browser before, and lets you in even while others try to guess your password.',
          kept: '90 days after the last sign-in. A new password makes it worthless.',
        },
        {
          names: ['token', 'user'],
          place: 'Local storage',
          purpose: 'If you sign in: your session key, your name and your email address.',
          kept: 'Until you sign out. The key is valid for 12 hours, with “Remember me” for 30 days; it ends earlier if it is not used for 2 hours or 14 days.',
        },
        {
          names: ['booking-trip', 'booking-draft', 'booking-attempt', 'booking-quote', 'booking-done'],
          place: 'Session storage',
          purpose:
            'What you chose and entered in the booking form (without the numbers of identity papers and driving licence), the offer that is held for you, also while its answer is still to come, and, once you have sent it, the confirmation; if you are signed in, with the number of your account, so that nobody else sees it.',
          kept: 'Until you send it; the confirmation until you sign out or close the tab. Then everything is deleted.',
        },
        {
          names: ['registration', 'signUp', 'contact', 'profile', 'email', 'driver', 'mail', 'passkey'],
          place: 'Session storage',
          purpose:
            'What you entered into the registration or the contact form, your profile or your settings, never a password or the number of an identity paper.',
          kept: 'Until you send it, or at the latest until you sign out or close the tab.',
        },
        {
          names: ['reloaded', 'boots'],
          place: 'Session storage',
          purpose: 'Whether a page was reloaded because of a loading error, so that this does not go on for ever.',
          kept: 'Until you close the tab, “boots” for seconds only.',
        },
      ],
    },
    {
      id: 'managing-cookies',
      heading: 'Managing cookies',
      paragraphs: [
        'In your browser’s settings you can view, delete and block stored data. The website stays readable without it; but it does not remember the language you chose, and you are signed out when you leave the page.',
      ],
    },
    {
      id: 'cookie-changes',
      heading: 'Changes to the cookie policy',
      paragraphs: [
        'If we add anything, we name it here first. We store what is not strictly necessary only after you have agreed.',
      ],
    },
  ],
  imprint: [
    {
      id: 'provider',
      heading: 'Information according to §\u00A05 DDG',
      paragraphs: [entity, `${street}, ${city}, Germany`, `Represented by its managing director: ${managingDirector}`],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [`Phone: ${company.phone.text}`, `Email: ${company.email}`],
    },
    {
      id: 'register',
      heading: 'Register and VAT',
      paragraphs: [
        `Commercial register: ${court}, ${register}`,
        `VAT identification number according to section 27a UStG: ${vatId}`,
      ],
    },
    {
      id: 'content',
      heading: 'Responsible for the content',
      paragraphs: [`${managingDirector}, ${street}, ${city} (section 18(2) MStV)`],
    },
    {
      id: 'disputes',
      heading: 'Dispute settlement',
      paragraphs: [
        'We are neither obliged nor willing to take part in dispute settlement before a consumer arbitration board (section 36 VSBG). Talk to us: we usually find a solution quickly.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures and brands',
      paragraphs: [
        'All pictures on this website are our own computer-made images of fictional vehicles. Names of brands and models belong to their owners and only describe which vehicles are rented out.',
        'The content is placeholder: company, address, numbers and persons are fictional.',
      ],
    },
  ],
  accessibility: [
    {
      id: 'purpose',
      heading: 'What this statement is for',
      paragraphs: [
        `${entity} wants everybody to be able to use this website. This statement covers the website with its booking form and customer account and meets the duty to inform in section 14 of the German Accessibility Strengthening Act (BFSG).`,
      ],
    },
    {
      id: 'service',
      heading: 'What the website offers',
      paragraphs: [
        'You can look at vehicles, choose a period, send a request or a booking, create an account, and view or cancel a booking. We also explain each of these steps on the phone.',
      ],
    },
    {
      id: 'conformance',
      heading: 'How accessible it is',
      paragraphs: [
        'Our yardstick is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. We design and check the pages by it: keyboard use, screen reader output, contrast, zoom up to 400 per cent. Anything that moves by itself can be paused, and stands still if your device asks for less motion.',
        'Known limitation: calendar and time controls partly come from the browser and behave differently from device to device. That is why you can also send a request by phone.',
        'Our PDFs (terms, rental agreement, copy of your data) are tagged, state their language and can be read aloud. We store documents that you upload as pictures of their pages; they contain no text that could be read aloud.',
      ],
    },
    {
      id: 'checks',
      heading: 'How we check',
      paragraphs: [
        'Every change goes through automatic checks of all pages in both languages, and we walk through the pages with the keyboard. This is a self-assessment; nobody else has audited the site yet. We last reviewed this statement on 22 November 2026.',
      ],
    },
    {
      id: 'report',
      heading: 'Reporting a barrier',
      paragraphs: [
        `If something is not accessible, write to ${company.email} or call ${company.phone.text}. We answer within two weeks and help you at once in another way.`,
      ],
    },
    {
      id: 'authority',
      heading: 'Responsible authority',
      paragraphs: [
        'Market surveillance authority of the German states for the accessibility of products and services (MLBF), Postfach 39 11 55, 39135 Magdeburg, Germany, email: MLBF@ms.sachsen-anhalt.de. You can turn to it if we do not help you.',
      ],
    },
  ],
} as const satisfies Shape<typeof de>
