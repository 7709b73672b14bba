import { company } from '../company.ts'
import type de from '../de/notices.ts'
import type { Shape } from '../shape.ts'

const { entity, street, city, privacyEmail, managingDirector, court, register, vatId } = company.legal

export default {
  privacy: [
    {
      heading: 'Responsible party',
      paragraphs: [
        `Responsible for the processing of your data on this website and when you rent is ${entity}, ${street}, ${city}, Germany.`,
        `We answer questions about privacy at ${privacyEmail} or at the address in Berlin named above.`,
      ],
    },
    {
      heading: 'Which data we collect and process, and why',
      paragraphs: [
        'When you open the website: your IP address, to send you the page and to fend off too many attempts in a short time (Art. 6(1)(f) GDPR). The server’s log holds the time, the kind of call and the answer, but neither your IP address nor your name. What you enter into the booking or the registration form stays in your browser’s session storage until you send it.',
        'When you send a request or a booking: name, date of birth, address, email address, phone number, license and passport number, period, locations, vehicle and price. Without them we cannot make a rental contract (Art. 6(1)(b) GDPR). We store license and passport numbers encrypted and delete them 30 days after the rental is closed. The location where you pick up, and for a booking also the one where you return, receive name, phone number, email address, period, vehicle, price and payment method by email; date of birth, address and the numbers of your documents are not in it.',
        'With a customer account: name, email address, a password of which we keep only a hash, your bookings and your points (Art. 6(1)(b) GDPR). We keep these data until you delete the account.',
        'At the handover: we check the originals of your license and identity document and note that we did (Art. 6(1)(c) GDPR, section 21 StVG). We do not make a copy.',
        'When you pay: method, amount and time. Card data never reach our servers.',
        'When you call or send an email: your message and your contact details, until the matter is settled (Art. 6(1)(b) or (f) GDPR).',
        'With the contact form: name, email address and message, and phone and booking number if you give them, in order to answer you (Art. 6(1)(b) or (f) GDPR). We keep the message for 180 days and pass it on by email to the location that it is for; there it stays until the matter is settled, and as a business letter if it belongs to a contract. We send an acknowledgement to your address. Against automatic messages we check whether an invisible field was filled in and how fast the form was sent.',
        'With the newsletter: your email address and your language, if you consent (Art. 6(1)(a) GDPR, section 7(2) no. 2 UWG). We only write to you once you have confirmed with the link in our email; without that we delete your address after seven days. To be able to prove the consent we note when you subscribed, confirmed and unsubscribed and which text you saw (Art. 7(1) GDPR); we do not store your IP address for it. We do not measure whether you open the newsletter. You can unsubscribe at any time with the link in every email. We then keep the proof until the end of the third calendar year, when claims are barred (Art. 6(1)(f) GDPR, sections 195 and 199 BGB), and use the address for nothing else.',
        'We keep invoices for eight years and business letters for six, as the law requires (section 147 AO, section 257 HGB). There are no automated decisions and there is no profiling.',
      ],
    },
    {
      heading: 'Sharing with third parties',
      paragraphs: [
        'We do not sell data and do not pass them on for advertising. This website loads nothing from other servers: no fonts, no maps, no statistics.',
        'For running the servers and sending email we use service providers who only act on our instructions (Art. 28 GDPR).',
        'Where necessary, data are also received by: the payment service you choose; insurers and workshops after damage; authorities where the law obliges us, for example after a traffic offence.',
        'Links to social networks and to the map open another website. Its operator receives data from you only when you follow the link.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can ask for information about your data, have them corrected, deleted or restricted, and receive them in a common format (Art. 15 to 20 GDPR).',
        'You can object to processing that is based on our legitimate interest (Art. 21 GDPR). You can withdraw a consent at any time for the future.',
        `A message to ${privacyEmail} is enough.`,
        'You can complain to a supervisory authority. Ours is the Berlin Commissioner for Data Protection and Freedom of Information, Alt-Moabit 59–61, 10555 Berlin.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'If what we do with data changes, we change this policy and the date at its top. We tell customers with an account about important changes by email.',
      ],
    },
    {
      heading: 'Cookies: what we use them for',
      paragraphs: [
        'We only store in your browser what is strictly necessary for the service you asked for (section 25(2) no. 2 TDDDG). That is why there is no cookie notice here to click away.',
      ],
    },
    {
      heading: 'Cookies: which types there are',
      paragraphs: [
        'Necessary: the cookie “lang” remembers for one year the language you chose. If you sign in, “token” and “user” in the local storage hold your session key and your name until you sign out or the session ends after 12 hours, or after 30 days with “remember me”. During the session “reloaded” notes whether a page was loaded again because of a loading fault; browsers without the newer navigation feature briefly count “boots” for the same purpose.',
        'Performance cookies, which measure use: we use none.',
        'Functional cookies for comfort beyond what is necessary: we use none. No advertising cookies either.',
      ],
    },
    {
      heading: 'Managing cookies',
      paragraphs: [
        'In your browser’s settings you can see, delete and block stored data. Without them the website stays readable; the chosen language is then not remembered, and signing in lasts only until you leave the page.',
      ],
    },
    {
      heading: 'Changes to the cookie policy',
      paragraphs: [
        'If something is added, it is named here first. What is not strictly necessary we store only after you have agreed.',
      ],
    },
  ],
  imprint: [
    {
      heading: 'Information according to § 5 DDG',
      paragraphs: [entity, `${street}, ${city}, Germany`, `Represented by its managing director: ${managingDirector}`],
    },
    {
      heading: 'Contact',
      paragraphs: [`Phone: ${company.phone.text}`, `Email: ${company.email}`],
    },
    {
      heading: 'Register and VAT',
      paragraphs: [
        `Commercial register: ${court}, ${register}`,
        `VAT identification number according to section 27a UStG: ${vatId}`,
      ],
    },
    {
      heading: 'Responsible for the content',
      paragraphs: [`${managingDirector}, ${street}, ${city} (section 18(2) MStV)`],
    },
    {
      heading: 'Dispute settlement',
      paragraphs: [
        'We are neither obliged nor willing to take part in dispute settlement before a consumer arbitration board (section 36 VSBG). Talk to us: mostly we find a solution quickly.',
      ],
    },
    {
      heading: 'Pictures and brands',
      paragraphs: [
        'All pictures on this website are our own computer-made images of fictional vehicles. Names of brands and models belong to their owners and only describe which vehicles are rented out.',
        'The content is placeholder: company, address, numbers and persons are fictional.',
      ],
    },
  ],
  accessibility: [
    {
      heading: 'What this statement is for',
      paragraphs: [
        `${entity} wants everybody to be able to use this website. This statement covers the website with its booking form and customer account and meets the duty to inform in section 14 of the German Accessibility Strengthening Act (BFSG).`,
      ],
    },
    {
      heading: 'What the website offers',
      paragraphs: [
        'You can look at vehicles, choose a period, send a request or a booking, create an account, and view or cancel a booking. We also explain each of these steps on the phone.',
      ],
    },
    {
      heading: 'How accessible it is',
      paragraphs: [
        'The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. We design and check the pages by it: use with the keyboard, output in a screen reader, contrast, zoom up to 400 per cent. What moves by itself can be paused, and stands still if your device asks for less motion.',
        'Known limitation: calendar and time controls partly come from the browser and behave differently from device to device. That is why a request by phone is possible too.',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'Every change goes through automatic checks of all pages in both languages, and through passes with the keyboard. This is a self-assessment; there has been no audit by others yet.',
      ],
    },
    {
      heading: 'Reporting a barrier',
      paragraphs: [
        `If something is not accessible, write to ${company.email} or call ${company.phone.text}. We answer within two weeks and help you at once in another way.`,
      ],
    },
    {
      heading: 'Responsible authority',
      paragraphs: [
        'Market surveillance authority of the German states for the accessibility of products and services (MLBF), Magdeburg.',
      ],
    },
  ],
} as const satisfies Shape<typeof de>
