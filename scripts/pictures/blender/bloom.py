"""The glow that a lens gives to what is far brighter than the rest, before such light is cut off."""
import numpy as np


def bloom(linear, strength, radii=(.006, .022, .075)):
    """Spreads what lies above 1 over three widths, given in parts of the picture's width."""
    h, w = linear.shape[:2]
    over = np.clip(linear - 1, 0, 24)
    pad = int(max(radii) * w * 2.5)
    wide = np.pad(over, ((pad, pad), (pad, pad), (0, 0)))
    fy, fx = np.fft.fftfreq(wide.shape[0])[:, None], np.fft.rfftfreq(wide.shape[1])[None, :]
    kernel = sum(np.exp(-2 * (np.pi * r * w) ** 2 * (fy * fy + fx * fx)) for r in radii) / len(radii)
    glow = np.stack([np.fft.irfft2(np.fft.rfft2(wide[..., k]) * kernel, wide.shape[:2]) for k in range(3)], 2)
    return linear + strength * glow[pad:pad + h, pad:pad + w].astype(np.float32)
