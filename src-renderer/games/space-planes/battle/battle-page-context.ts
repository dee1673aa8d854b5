import type { MatchPage } from '#renderer/parts/match/page/use-match-page.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'

/** What the parts of the page know of a battle, what they write into the draft, and how they give commands. */
export type BattlePageContext = Pick<
  MatchPage<BattleView>,
  | 'id'
  | 'match'
  | 'view'
  | 'seats'
  | 'drafting'
  | 'preview'
  | 'giving'
  | 'entries'
  | 'busy'
  | 'failure'
  | 'act'
  | 'giveCommands'
  | 'playBot'
>
