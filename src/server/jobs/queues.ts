/** The queues that use cases fill, and what their jobs carry: never personal data, which would outlive its reason here. */
export interface JobData {
  send_letter: { letterId: string }
  work_inbox: Record<string, never>
}
export type QueueName = keyof JobData

/** How long and how often a job of each queue may fail until it is given up. */
export const queues = {
  send_letter: {
    // 5 s, doubling up to a quarter of an hour: 2,700 times make four weeks in which a mail server can come back.
    retryLimit: 2_700,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    // Longer than the slowest mail server is waited for, and than its answer waits for the database (store/lease.ts).
    expireInSeconds: 300,
    // A killed process stops beating; another one takes its letters up soon after.
    heartbeatSeconds: 20,
    deleteAfterSeconds: 86_400,
    // pg-boss forgets what nobody could finish after two weeks unless told otherwise.
    retentionSeconds: 30 * 86_400,
  },
  work_inbox: {
    // The next run finds in the table what this one leaves undone.
    retryLimit: 0,
    expireInSeconds: 300,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3_600,
  },
} as const satisfies Record<QueueName, object>
