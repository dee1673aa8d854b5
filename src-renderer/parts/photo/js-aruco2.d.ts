/** The part of js-aruco2 that is used. The package has no types. */
declare module 'js-aruco2' {
  interface Corner {
    readonly x: number
    readonly y: number
  }
  interface Marker {
    readonly id: number
    /** Clockwise in the picture, from the mark's own top left corner. */
    readonly corners: readonly Corner[]
    readonly hammingDistance: number
  }
  interface Picture {
    readonly width: number
    readonly height: number
    /** RGBA values of each pixel. */
    readonly data: Uint8ClampedArray
  }
  const aruco: {
    readonly AR: {
      readonly Detector: new (options: { readonly dictionaryName: string; readonly maxHammingDistance: number }) => {
        detect(picture: Picture): Marker[]
      }
      readonly Dictionary: new (name: string) => { readonly codeList: readonly string[] }
    }
  }
  export default aruco
}
