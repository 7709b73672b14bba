"""Renders everything.

    blender -b --factory-startup -P render.py -- all                 full set
    blender -b --factory-startup -P render.py -- vehicles --s 40     ten catalogue cars, 40 samples
    blender -b --factory-startup -P render.py -- suv,hero-welcome    single pictures
    blender -b --factory-startup -P render.py -- suv:graphite        one vehicle in another paint
    blender -b --factory-startup -P render.py -- sports:covered      one vehicle under silk, at night
    blender -b --factory-startup -P render.py -- extras              the eight extras
Options: --w width of vehicle pictures, --s samples (vehicles / previews), --h mesh resolution in
metres, --div 3 = preview of a scene at 1/3 size with --s samples, --view side = the exact side view,
--view front|rear = previews, --out FILE (%k = name).  Output goes to ../renders/{vehicles,sides,hero,gallery,locations,stage,extras}/NAME.png, the layout that
scripts/art.ts reads.
"""
import sys, os, time, types, argparse
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
for p in (os.environ.get('SW_SITE', ''), os.path.join(HERE, '..', '.venv/lib/python3.11/site-packages')):
    if p and os.path.isdir(p): sys.path.append(p)
try: import numpy as np
except ImportError: sys.exit('numpy is missing for this Blender: apt install python3-numpy, or set SW_SITE to a site-packages folder with numpy for Python 3.11')
import bpy, scene, post, scenes, dusk, extras
from params import CARS, ORDER
scenes.SCENES.update(dusk.SHOTS)

ap = argparse.ArgumentParser(prog='render.py')
ap.add_argument('what'); ap.add_argument('--w', type=int); ap.add_argument('--s', type=int, default=24)
ap.add_argument('--h', type=float, default=.0095); ap.add_argument('--out'); ap.add_argument('--div', type=float, default=1)
ap.add_argument('--view', default=''); ap.add_argument('--k', type=float, default=1.0, help='sample factor for scenes')
a = ap.parse_args(sys.argv[sys.argv.index('--')+1:])
scene.H = a.h
# a vehicle's picture: larger than any that is shown, so that shut lines and lamps come out sharp when it is made smaller
WIDTH = 2728
# a scene is rendered this much larger than it names and made smaller afterwards, for the same reason
SCENE = 1.5
OUT = os.path.abspath(os.path.join(HERE, '..', 'renders'))
# the canvas of a side view: the longest and highest vehicle just fits
SIDE = types.SimpleNamespace(width=1440, ratio=3/8, metres=5.45, floor=.024)
FOLDER = {'hero': 'hero', 'gallery': 'gallery', 'location': 'locations', 'stage': 'stage'}

def target(kind, name):
    """where a picture goes, unless --out says otherwise"""
    if a.out: return os.path.abspath(a.out.replace('%k', name))
    os.makedirs(os.path.join(OUT, kind), exist_ok=True); return os.path.join(OUT, kind, name + '.png')

def vehicle(key, paint=None):
    """catalogue picture: transparent background, soft contact shadow, fixed camera/lens/light; paint 'covered' = under silk, at night"""
    covered = paint == 'covered'; own = CARS[key]['paint']; CARS[key]['paint'] = 'graphite' if covered else paint or own
    t = time.time(); scene.reset(); (scene.studio_night if covered else scene.studio_vehicle)()
    k = scene.catalogue_scale(CARS[key]); root, b, piv = scene.build_car(key, scale=k, interior=not covered)
    if covered: scene.build_cover(key, piv)
    w = a.w or WIDTH; h = w*9//16
    if a.view == 'front': scene.camera((-15.5, 0, .9), (0, 0, .9), 104)
    if a.view == 'rear': scene.camera((10, -10, 3), (0, 0, .8), 104)
    scene.cycles(w, h, a.s, True)
    car = post.polish(post.render_image(w, h, a.s, True))
    big = w > 900
    sh = post.contact_shadow(w, h, 40 if big else 24, 5 if big else 3, foot=(k*(b.xr-b.xf)/2 - .1, k*b.W2 - .05))
    name = f'{key}-{paint}' if paint else key
    post.save8(target('vehicles', name), post.tidy(post.under(car, sh))); print('DONE', name, '%.0fs' % (time.time()-t), flush=True); CARS[key]['paint'] = own

def side(key, paint=None):
    """exact side view for small pictures: no perspective, the catalogue's relation of sizes, wheels on one line"""
    own = CARS[key]['paint']; CARS[key]['paint'] = paint or own
    t = time.time(); scene.reset(); scene.studio_side()
    k = scene.catalogue_scale(CARS[key]); root, b, piv = scene.build_car(key, scale=k)
    w = a.w or SIDE.width; h = round(w*SIDE.ratio); m = w/SIDE.metres*k     # pixels per metre of the car
    floor = SIDE.floor*h                                                                     # height of the ground line
    scene.camera_side(SIDE.metres, (.5 - SIDE.floor)*SIDE.metres*SIDE.ratio)
    scene.cycles(w, h, a.s, True)
    car = post.polish(post.render_image(w, h, a.s, True))
    x0 = w/2 - m*(b.xf + b.xr)/2
    sh = post.side_shadow(w, h, floor, x0 + m*b.xf, x0 + m*b.xr, [x0, x0 + m*b.WB], m)
    name = f'{key}-{paint}' if paint else key
    post.save8(target('sides', name), post.under(car, sh)); print('DONE side', name, '%.0fs' % (time.time()-t), flush=True); CARS[key]['paint'] = own

def extra(code):
    """what one can add to a rental, as an object: cut out, with its contact shadow"""
    t = time.time(); scene.reset(); scene.studio_vehicle(); extras.EXTRAS[code](); extras.camera()
    w = a.w or 960; h = w*3//4; scene.cycles(w, h, a.s, True)
    thing = post.polish(post.render_image(w, h, a.s, True)); sh = post.contact_shadow(w, h, 40, 3, foot=extras.FOOT[code])
    y, x = np.mgrid[0:h, 0:w]; e = np.clip(np.minimum(np.minimum(x, w - 1 - x)/(.03*w), y/(.06*h)), 0, 1); sh = sh*e*e*(3 - 2*e)      # nothing of it is cut off
    post.save8(target('extras', code), post.under(thing, sh)); print('DONE extra', code, '%.0fs' % (time.time()-t), flush=True)

def picture(name):
    """hero, gallery, location: opaque scene"""
    t = time.time(); w, h, spp = scenes.SCENES[name](); spp = int(spp*a.k)
    scene.cycles(w, h, spp, False, exposure=scenes.EXPOSURE.get(name, 0), look='Medium High Contrast')
    if a.div > 1: w, h, spp = int(w/a.div), int(h/a.div), a.s
    else: w, h = round(w*SCENE), round(h*SCENE)
    im = post.render_image(w, h, spp, False)
    im[..., 3] = 1; im = post.polish(im)
    kind, short = name.split('-', 1)
    post.save8(target(FOLDER[kind], short), im); print('DONE', name, '%.0fs' % (time.time()-t), flush=True)

names = []
for q in a.what.split(','):
    if q in ('all', 'vehicles'): names += ORDER
    if q in ('all', 'scenes'): names += list(scenes.SCENES)
    if q in ('all', 'extras'): names += list(extras.EXTRAS)
    if q.split(':')[0] in CARS or q in scenes.SCENES or q in extras.EXTRAS: names.append(q)
for n in names:
    if n in scenes.SCENES: picture(n)
    elif n in extras.EXTRAS: extra(n)
    else: (side if a.view == 'side' else vehicle)(*n.split(':'))
