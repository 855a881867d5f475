/** Types for the part of an untyped package that the third judge uses. */
declare module 'targaryen' {
  interface Result {
    readonly allowed: boolean
    /** Every evaluated rule, with the values of its parts. */
    readonly info: string
  }

  interface Database {
    as(auth: object | null): Database
    read(path: string, options: { now: number }): Result
    write(path: string, value: unknown, options: { now: number }): Result
    update(path: string, patch: Readonly<Record<string, unknown>>, options: { now: number }): Result
  }

  interface Ruleset {
    readonly rules: object
  }

  const targaryen: {
    /** @throws if a rule is invalid */
    ruleset(file: { rules: object }): Ruleset
    database(rules: Ruleset, data: unknown, nowMs: number): Database
  }
  export default targaryen
}
