import type { MapEdition } from '#shared/contract/cluster-files.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'

/** Tells the players' edition of a map from the gamemaster's by its file name. */
export function listEditionSuffixes(edition: MapEdition): string[] {
  return edition === 'player' ? ['players'] : []
}

/** Words in the file name of a print that tell it from other prints of the same cluster. */
export function listPrintSuffixes(request: MapPdfRequest): string[] {
  switch (request.what) {
    case 'poster':
      return request.options.tiles === null ? [] : ['tiles']
    case 'index':
      return ['stars']
    case 'blank':
      return ['blank']
  }
}
