const job = { system: 'all' } as const

/** Rights to what the house does by itself, which nobody else has. */
export const rightsOfJobs = {
  countCall: job,
  tellFailedBackup: job,
  deliverLetter: job,
  postIssues: job,
  expireOverdue: job,
  tellDrives: job,
  watchYard: job,
  writeAgreements: job,
  keepHouse: job,
  removeLeftFiles: job,
  forgetChallenges: job,
  forgetExpired: job,
  forgetLapsed: job,
  forgetTrials: job,
  forgetUnproven: job,
} as const
