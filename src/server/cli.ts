import { Command } from 'commander'

import { BackupError } from '#backup/whole-copy.ts'
import { addBranchCommands } from '#cli/branch-commands.ts'
import { addBackupCommands } from '#cli/backup-commands.ts'
import { addDocumentCommands } from '#cli/document-commands.ts'
import { addFileCommands } from '#cli/file-commands.ts'
import { addRequestCommands } from '#cli/request-commands.ts'
import { addCarCommands } from '#cli/car-commands.ts'
import { addCompanyCommands } from '#cli/company-commands.ts'
import { addExchangeCommand } from '#cli/exchange-command.ts'
import { addHistoryCommand } from '#cli/history-command.ts'
import { addPriceRuleCommands } from '#cli/price-rule-commands.ts'
import { addRateCommands } from '#cli/rate-commands.ts'
import { addSettingCommands } from '#cli/setting-commands.ts'
import { addDriveCommands } from '#cli/drive-commands.ts'
import { addKeyCommands } from '#cli/key-commands.ts'
import { addInboxCommands } from '#cli/inbox-commands.ts'
import { addOverdueCommand } from '#cli/overdue-command.ts'
import { addYardCommands } from '#cli/yard-commands.ts'
import { addChargeCommands } from '#cli/charge-commands.ts'
import { addMoneyCommands } from '#cli/money-commands.ts'
import { UnusableFolderError } from '#files/folder-store.ts'
import { FileLostError } from '#log/trouble.ts'
import { UnfitError } from '#store/fitness.ts'
import { ForeignSchemaError } from '#store/migrate.ts'
import { EnvError } from '#process/env.ts'
import { WrongKeyError } from '#process/open-sealer.ts'
import { addBookingCommands } from '#cli/booking-commands.ts'
import { addMemberCommands } from '#cli/member-commands.ts'
import { addMessageCommands } from '#cli/message-commands.ts'
import { addStaffCommands } from '#cli/staff-commands.ts'
import { actAs, CliError } from '#cli/operator.ts'

const program = new Command('npm run manage --')
  .description('What an operator does until there is a back office.')
  .option('--as <email>', 'in the name of this member of staff, with their rights; the log says so')
program.hook('preAction', (_program, command) => {
  actAs(command.optsWithGlobals<{ as?: string }>().as)
})

addRequestCommands(program)
addBookingCommands(program)
addYardCommands(program)
addExchangeCommand(program)
addChargeCommands(program)
addMoneyCommands(program)
addOverdueCommand(program)
addDriveCommands(program)
addMemberCommands(program)
addMessageCommands(program)
addInboxCommands(program)
addDocumentCommands(program)
addFileCommands(program)
addSettingCommands(program)
addBackupCommands(program)
addKeyCommands(program)
addRateCommands(program)
addPriceRuleCommands(program)
addBranchCommands(program)
addCompanyCommands(program)
addCarCommands(program)
addHistoryCommand(program)
addStaffCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  const plain = [
    BackupError,
    CliError,
    EnvError,
    FileLostError,
    ForeignSchemaError,
    UnfitError,
    UnusableFolderError,
    WrongKeyError,
  ]
  if (!plain.some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
