/** One command in the story of a match. */
export interface StoryLine {
  readonly n: number
  readonly title: string
  readonly details: readonly string[]
  /** Whether it is a highlight: a loss, or the end of the match. */
  readonly isLoud: boolean
}
