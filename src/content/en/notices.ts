import { company } from '../company.ts'
import type de from '../de/notices.ts'
import type { Shape } from '../shape.ts'
import cases from './privacy-cases.ts'

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
      cases,
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
        'You can withdraw your consent at any time with effect for the future.',
        `With an account you can see, copy and delete your data straight away in its settings. Otherwise a message to ${privacyEmail} is enough. What we delete may still be in backups until these are deleted too.`,
        'You can complain to a supervisory authority. Ours is the Berlin Commissioner for Data Protection and Freedom of Information, Alt-Moabit 59\u2060–\u206061, 10555 Berlin.',
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
      heading: 'Information required by section\u00A05 DDG',
      paragraphs: [
        `${entity}\n${street}\n${city}, Germany`,
        `Represented by its managing director: ${managingDirector}`,
      ],
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
        `VAT identification number under section 27a UStG: ${vatId}`,
      ],
    },
    {
      id: 'content',
      heading: 'Responsible for the content',
      paragraphs: [`${managingDirector} (section 18(2) MStV)\n${street}\n${city}`],
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
        'Placeholder content: the company, address, numbers and people are fictional.',
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
        'You can look at vehicles, choose a rental period, send a request or a booking, create an account, and view or cancel a booking. We also explain each of these steps on the phone.',
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
        `If something is not accessible, write to ${company.email} or call ${company.phone.text}. We answer within two weeks and help you another way straight away.`,
      ],
    },
    {
      id: 'authority',
      heading: 'Responsible authority',
      paragraphs: [
        'Market surveillance authority of the German states for the accessibility of products and services (MLBF), Postfach 39 11 55, 39135 Magdeburg, Germany, email: MLBF@ms.sachsen-anhalt.de. You can contact it if we do not help you.',
      ],
    },
  ],
} as const satisfies Shape<typeof de>
