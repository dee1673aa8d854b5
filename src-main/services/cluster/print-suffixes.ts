import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'

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
