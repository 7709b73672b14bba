/** Result of a use case: the value, or the refusal with its reason. Faults are thrown instead. */
export type Outcome<T, Refusal> = { ok: true; value: T } | { ok: false; refusal: Refusal }
