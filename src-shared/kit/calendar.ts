/** A month of a group's calendar. */
export interface Month {
  readonly name: string
  readonly days: number
}

/** A moon: full once in `periodDays`, the first time on day `fullOn`. */
export interface Moon {
  readonly name: string
  readonly periodDays: number
  readonly fullOn: number
}

/** A group's own calendar. Days of a campaign are whole numbers; day 1 is the first of the first month of `firstYear`. */
export interface Calendar {
  readonly months: readonly Month[]
  /** Names of the days of a week; empty where there are no weeks. */
  readonly weekdays: readonly string[]
  readonly firstYear: number
  /** What stands behind a year, such as AE. */
  readonly era: string
  readonly moons: readonly Moon[]
}
