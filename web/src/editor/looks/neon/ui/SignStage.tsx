import type { LitSign } from '@kea/design/items/neon/lit-sign'
import { useState } from 'react'
import { RadioCards } from '~/ui/RadioCards'
import type { SignPainter } from '../../../render/sign/sign-painter'
import { WALL_IDS, WALLS, type WallId } from '../../../render/sign/walls'
import { LightSwitch } from '../../../ui/neon/LightSwitch'
import { Slider } from '../../../ui/Slider'
import { type Beside, THINGS } from '../scene'
import { OwnWall } from './OwnWall'
import { SignPicture } from './SignPicture'
import { useOwnWall } from './use-own-wall'

type Wall = WallId | 'own'

const WALL_CHOICES = [
  ...WALL_IDS.map((value) => ({ value, label: WALLS[value].label })),
  { value: 'own' as const, label: 'Your wall' },
]
const BESIDES = [
  { value: 'nothing', label: 'Close up' },
  { value: 'sofa', label: 'Sofa' },
  { value: 'door', label: 'Door' },
] as const

interface SignStageProps {
  painter: SignPainter
  sign: LitSign
  startsByDay: boolean
}

const cm = (mm: number): string => String(Math.round(mm / 10))

/** What a screen reader says of the picture. */
function nameOf({ board: { box } }: LitSign, wall: Wall, beside: Beside, isDay: boolean): string {
  const on = wall === 'own' ? 'your wall' : WALLS[wall].called
  const by = beside === 'nothing' ? '' : `, beside ${THINGS[beside].label}`
  return `Your sign, ${cm(box.width)} by ${cm(box.height)} cm, ${isDay ? 'switched off by day' : 'lit at night'} on ${on}${by}`
}

/** A sign on a wall, by night and by day, with its dimmer. */
export function SignStage({ painter, sign, startsByDay }: SignStageProps) {
  const [wall, setWall] = useState<Wall>('brick')
  const [beside, setBeside] = useState<Beside>('sofa')
  const [isDay, setIsDay] = useState(startsByDay)
  const [percent, setPercent] = useState(100)
  const own = useOwnWall()
  const label = nameOf(sign, wall, beside, isDay)
  return (
    <>
      <div className="relative">
        <SignPicture
          painter={painter}
          sign={sign}
          wall={wall}
          beside={beside}
          light={{ isDay, power: percent / 100 }}
          own={own}
          label={label}
        />
        <LightSwitch isDay={isDay} onChange={setIsDay} className="absolute bottom-2 left-2" />
      </div>
      <div className="mt-4 grid items-start gap-x-8 gap-y-4 md:grid-cols-3">
        <RadioCards
          legend="Wall"
          className="grid-cols-3 text-sm"
          isPictured
          choices={WALL_CHOICES}
          value={wall}
          onChange={(value) => setWall(WALL_CHOICES.find((each) => each.value === value)?.value ?? 'brick')}
        />
        <RadioCards
          legend="Beside it, for size"
          className="grid-cols-3 text-sm"
          isPictured
          choices={wall === 'own' ? [{ value: 'nothing', label: 'Nothing' }, ...BESIDES.slice(1)] : BESIDES}
          value={beside}
          onChange={(value) => setBeside(BESIDES.find((each) => each.value === value)?.value ?? 'nothing')}
        />
        {isDay ? (
          <p className="text-sm text-ink-soft">Switched off, you see the colour of the tube itself.</p>
        ) : (
          <Slider label="Dimmer" unit="%" value={percent} least={10} most={100} step={10} onChange={setPercent} />
        )}
        {wall === 'own' && <OwnWall own={own} />}
      </div>
    </>
  )
}
