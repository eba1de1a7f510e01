import { listed } from '@kea/shared/listed'
import type { SignProblem } from './sign'

const shown = (characters: string): string => `“${characters}”`

/** Why a sign cannot be made in its size, for the shopper. */
export function sayProblem(problem: SignProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Your sign has no words yet.'
    case 'missing':
      return `We cannot bend ${listed(problem.characters.map(shown))}. Use letters, numbers and simple signs.`
    case 'small':
      return `Letters of ${Math.floor(problem.letterMm / 10)} cm are too small to bend. Use fewer letters, or choose a larger size.`
    case 'tight':
      return `The tube cannot bend as tightly as ${shown(problem.characters)} needs in this size. Choose a larger size or another font.`
    case 'touching':
      return `The tubes of ${shown(problem.characters[0])} and ${shown(problem.characters[1])} touch in this size. Choose a larger size or another font.`
    case 'power':
      return `This sign needs ${Math.ceil(problem.watts)} watts, more than two adaptors give. Use fewer words.`
  }
}

/** True where a larger size may help. */
export const helpsLarger = ({ kind }: SignProblem): boolean =>
  kind === 'small' || kind === 'tight' || kind === 'touching'
