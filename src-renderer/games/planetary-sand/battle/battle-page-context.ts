import type { MatchPage } from '#renderer/parts/match/page/use-match-page.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** What the parts of the page know of a battle, and how they give commands. */
export type BattlePageContext = Pick<MatchPage<Battle>, 'id' | 'match' | 'seats' | 'busy' | 'failure' | 'act'>
