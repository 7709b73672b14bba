import { system, type Staff } from '#domain/actor.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import { createIssue } from '#usecases/newsletter/create-issue.ts'
import { postIssues } from '#usecases/newsletter/post-issues.ts'
import { sendIssue } from '#usecases/newsletter/send-issue.ts'
import { done, type Stage } from './demo-stage.ts'
import { deliverNow } from './post-box.ts'

const winter: IssueContent = {
  car: 'suv',
  de: {
    subject: 'Winterreifen sind aufgezogen',
    text: `ab sofort fahren alle unsere Wagen auf Winterreifen. Das kostet nichts extra und gilt bis Ostern.

## Für Fahrten in die Berge

- Schneeketten gibt es an beiden Stationen.
- Mit SUV und Kombi ist für Ski und Schlitten genug Platz.
- Wer ins Ausland fährt, sagt es uns bitte bei der Buchung.

[Fahrzeuge ansehen](/fleet)`,
  },
  en: {
    subject: 'Our winter tyres are on',
    text: `From now on all our cars have winter tyres. They cost nothing extra and stay on until Easter.

## For trips into the mountains

- Snow chains are available at both branches.
- SUV and estate car have room for skis and sledges.
- If you are going abroad, please tell us when you book.

[See our vehicles](/fleet)`,
  },
}

const draft: IssueContent = {
  car: 'electric',
  de: {
    subject: 'Elektrisch in den Frühling',
    text: `im März kommen zwei neue Elektroautos an den Flughafen. Laden ist bei uns inbegriffen, bis Sie losfahren.

[Mehr über Elektroautos](/fleet)`,
  },
  en: { subject: 'Electric into spring', text: '' },
}

/** A manager sends an issue to all who are subscribed by then, and begins the next one. */
export async function writeNewsletters(stage: Stage, by: Staff): Promise<void> {
  const { ctx } = stage
  const { id } = done(await createIssue(ctx, by, winter))
  done(await sendIssue(ctx, by, { id, version: 1 }))
  await postIssues(ctx, system('post_newsletter'))
  await deliverNow(stage, 'newsletter_issue')
  await postIssues(ctx, system('post_newsletter'))
  done(await createIssue(ctx, by, draft))
}
