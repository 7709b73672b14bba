import { agreementTable, listedAgreement } from './agreement-list.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { writeNew } from './write-new.ts'

interface AgreementOptions {
  revision?: number
  out?: string
  json?: boolean
}

/** Lists the versions of a rental agreement, or writes one to a file. */
export async function agreement(reference: string, { revision, out, json = false }: AgreementOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = allowed(await showAgreement(ctx, actor, { reference, revision }))
    if (!found.ok) {
      const nothing =
        revision === undefined ? 'it has no rental agreement' : `there is no version ${revision} of the agreement`
      throw new CliError(`${reference}: ${found.refusal.code === 'not_found' ? nothing : 'there is no such booking'}`)
    }
    const { wanted } = found.value
    const versions = found.value.versions.map(listedAgreement)
    if (out !== undefined) await writeNew(out, wanted.pdf)
    if (json) printJson(versions)
    else print(out === undefined ? agreementTable(versions) : `version ${wanted.revision} is written to ${out}`)
  })
}
