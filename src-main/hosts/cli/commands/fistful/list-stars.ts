import { findHomeworldWarning } from '#main/games/fistful/map-warnings.ts'
import { createGame, classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import { type CommandResult, type CommandLineCall, getTextOption } from '#main/hosts/cli/command.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import { runWithFistfulGame } from './campaign-game.ts'
import { readGameMap, buildSettings } from './game-options.ts'

interface StarLine {
  readonly star: string
  readonly name: string
  readonly rating: number
  /** What is at the star, or whether it may be a homeworld. */
  readonly note: string
}

/** `orrery fistful stars [MAP…]`: hex, name and rating of every star of a game or of a playable map. */
export async function listStars(call: CommandLineCall): Promise<CommandResult> {
  return call.args.length > 1 || getTextOption(call, 'cluster') !== null
    ? starsOfMap(call)
    : runWithFistfulGame(call, ({ desk }) => {
        const { map, position, homeworldStars: free, homeworldWarnings } = desk()
        return tell(
          map.stars.map(({ star, name, rating }) => {
            const colony = position.colonies.find((candidate) => candidate.star === star)
            const isFree = free.A.includes(star) || free.B.includes(star)
            const note = colony
              ? `${colony.owner}${colony.isHomeworld ? ', homeworld' : ''}`
              : isFree
                ? homeNote(homeworldWarnings[star] ?? null)
                : ''
            return { star, name, rating, note }
          }),
        )
      })
}

async function starsOfMap(call: CommandLineCall): Promise<CommandResult> {
  const map = await readGameMap(call)
  const state = createGame(map, buildSettings(call, map))
  const { legal } = classifyHomeworldStars(state, 'A')
  return tell(
    Object.entries(map.stars)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([star, { name, rating }]) => ({
        star,
        name,
        rating,
        note: legal.includes(star) ? homeNote(findHomeworldWarning(state, star)) : '',
      })),
  )
}

function homeNote(warning: string | null): string {
  return warning === null ? 'may be a homeworld' : `may be a homeworld. ${warning}`
}

function tell(stars: readonly StarLine[]): CommandResult {
  const width = Math.max(...stars.map(({ name }) => name.length))
  return {
    data: stars,
    text: stars
      .map(({ star, name, rating, note }) => `${star}  ${name.padEnd(width)}  ${rating}  ${note}`.trimEnd())
      .join('\n'),
  }
}

/** `orrery fistful games`: the games of the campaign and their next steps. */
export function listGames(call: CommandLineCall): Promise<CommandResult> {
  return runWithCampaign(call, ({ services: { fistful } }) => {
    const games = fistful.list()
    const lines = games.map(({ name, turn, waitsFor }) => `${name}, turn ${turn}: ${waitsFor}`)
    return { data: games, text: lines.join('\n') || 'There is no game in this campaign.' }
  })
}
