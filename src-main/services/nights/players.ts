import type { Author } from '#main/db/change-log/change-log.ts'
import type { PlayableRef, Player } from '#main/db/repositories/players.ts'
import type { PlayerFields, PlayerView } from '#shared/contract/nights.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { createSecretReaderRenamer } from '../journal/secret-reader-renamer.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'

export function createPlayerService({ file, newId }: ServiceDependencies) {
  const { players, names } = file.rows
  const { changes } = file
  const renameReader = createSecretReaderRenamer({ file })

  const find = (id: string): Player => requireFound(players.find(id), 'player')
  function view({ id, name, notes }: Player): PlayerView {
    const played = players.listPlayed().filter(({ playerId }) => playerId === id)
    return {
      id,
      name,
      notes,
      plays: played.map((assignment) => ({
        kind: assignment.kind,
        id: assignment.id,
        side: assignment.side,
        name: assignment.name,
      })),
      version: changes.versionOf('player', id),
    }
  }
  const list = (): PlayerView[] => players.list().map(view)
  const playerOf = (part: PlayableRef): string | null =>
    players
      .listPlayed()
      .find((assignment) => assignment.kind === part.kind && assignment.id === part.id && assignment.side === part.side)
      ?.playerId ?? null
  function nameOf({ kind, id, side }: PlayableRef): string {
    const { name } = requireFound(names.find(kind, id), THING_KIND_DEFINITIONS[kind].noun)
    if ((kind === 'fistful-game') !== (side !== null))
      throw new RefusalError(
        'illegal',
        'Sides are of games of planets: say which side somebody plays, and of nothing else.',
      )
    return side === null ? name : `side ${side} of ${formatNameMidSentence(name)}`
  }

  return {
    list,
    create(fields: PlayerFields, author: Author): PlayerView {
      const id = newId()
      changes.record(`${fields.name} joins the table`, author, () => players.add({ id, ...fields }))
      return view(find(id))
    },
    update({ id, version, ...fields }: PlayerFields & { id: string; version: number }, author: Author): PlayerView {
      const before = find(id)
      requireRowUnchanged(file, 'player', id, version)
      const label =
        before.name === fields.name ? `Edit the player ${before.name}` : `${before.name} is called ${fields.name}`
      changes.record(label, author, () => {
        players.update({ id, ...fields })
        renameReader(before.name, fields.name)
      })
      return view(find(id))
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = find(id)
      requireRowUnchanged(file, 'player', id, version)
      changes.record(`${name} leaves the table`, author, () => players.remove(id))
    },
    /** Assigns a player. Null means the gamemaster, and for a unit the player of its warband. */
    assign({ playerId, ...part }: PlayableRef & { playerId: string | null }, author: Author): PlayerView[] {
      const name = nameOf(part)
      const label =
        playerId === null
          ? unplayedLabel(part.kind, name)
          : `${find(playerId).name} plays ${formatNameMidSentence(name)}`
      if (playerId !== playerOf(part)) changes.record(label, author, () => players.assign(part, playerId))
      return list()
    },
  }
}

/** Label without a player: a unit is played by the player of its warband, everything else by the gamemaster. */
function unplayedLabel(kind: PlayableRef['kind'], name: string): string {
  const isUnit = kind === 'character' || kind === 'squad' || kind === 'vehicle'
  return isUnit ? `${name} is played with its warband` : `The gamemaster plays ${formatNameMidSentence(name)}`
}
