/** One order as a story tells it. */
export interface StoryLine {
  readonly n: number
  readonly title: string
  readonly details: readonly string[]
  /** Whether it is more than one of many: somebody is lost, or it is the end. */
  readonly isLoud: boolean
}
