"""Berlin at dusk, at eye level, for the branches and the gallery: a place far behind, out of focus, and one of our cars sharp in front on wet asphalt.

The place is rendered by itself, from shapes that glow, and blurred as a lens would (an exact disc, so without noise);
the result stands as a screen behind the car, where the lacquer and the wet ground mirror it."""
import bpy, math, random
import numpy as np
from mathutils import Matrix, Vector
import scene as S, scenes, post
from scene import mat, simple, obj, rbox, tube, sphere, lathe, emit_mat, camera, world, build_car

FAR = 30                 # the place is seen through a wider lens than the car: the whole sweep of a building, as if from farther away
OVER = 1.5               # the screen is larger than the picture, so that the ground mirrors what is beside it
AMBER, WARM, WHITE = (1, .50, .18), (1, .62, .30), (1, .86, .66)
SKY = [(-1, (.004, .007, .009)), (-.004, (.010, .016, .020)), (.0, (.52, .26, .13)), (.06, (.30, .19, .13)), (.16, (.085, .125, .14)), (.34, (.022, .075, .092)), (1, (.004, .020, .030))]

def dark(name='dusk', c=(.004, .007, .009)): return emit_mat(name, c, 1)

def disc(img, r):
    """out of focus: convolution with a disc of that radius (pixels), in scene-linear light"""
    h, w = img.shape[:2]; n = int(r) + 2
    y, x = np.mgrid[-n:n+1, -n:n+1]; k = np.clip(r + .5 - np.hypot(x, y), 0, 1); k /= k.sum()
    p = np.pad(img[..., :3], ((n, n), (n, n), (0, 0)), 'edge'); H, W = p.shape[:2]
    K = np.fft.rfft2(k, (H, W)); out = np.ones_like(img)
    for c in range(3): out[..., c] = np.fft.irfft2(np.fft.rfft2(p[..., c], (H, W))*K, (H, W))[2*n:2*n+h, 2*n:2*n+w]
    return np.maximum(out, 0)

def water(t):
    n = t.node('ShaderNodeBsdfGlossy'); n.inputs[0].default_value = (.42, .50, .54, 1); n.inputs['Roughness'].default_value = .16; return n.outputs[0]

def far(build, height, pitch, blur, lens=FAR, w=1500, h=844, spp=12):
    """the place, blurred: linear picture of OVER times the final field of view; the camera looks along +y"""
    S.reset(); world(SKY); river = build()
    scenes.plane('far_ground', 400, 400, mat('water', water) if river else dark('far_ground', (.012, .011, .011)), (0, 300, 0))
    camera((0, 0, height), (0, math.cos(pitch), height + math.sin(pitch)), lens/OVER)
    S.cycles(w, h, spp); s = bpy.context.scene; s.render.film_transparent = False
    return disc(post.passes(1, 'far')[0], blur)

def screen(img, cam, dist=60.):
    """the blurred place as a glowing screen across the view"""
    h, w = img.shape[:2]; im = bpy.data.images.new('far', w, h, float_buffer=True, is_data=True)
    im.pixels.foreach_set(np.ascontiguousarray(img, np.float32).ravel()); im.update(); im.pack()
    def fn(t):
        e = t.node('ShaderNodeEmission'); x = t.node('ShaderNodeTexImage'); x.image = im; x.extension = 'EXTEND'
        t.link(x.outputs[0], e.inputs[0]); return e.outputs[0]
    sx = dist*18/(cam.data.lens/OVER); sy = sx*h/w
    me = bpy.data.meshes.new('screen'); me.from_pydata([(-sx, -sy, 0), (sx, -sy, 0), (sx, sy, 0), (-sx, sy, 0)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new(); uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    o = obj('screen', me, None, mat('screen', fn)); o.matrix_world = cam.matrix_world @ Matrix.Translation((0, 0, -dist))
    o.visible_diffuse = False; o.visible_shadow = False

def wet(fade=(11, 30)):
    """wet asphalt: puddles as smooth as water between rougher stone, dissolving into the screen"""
    def fn(t):
        n = t.node('ShaderNodeBsdfPrincipled'); n.inputs['Base Color'].default_value = (.011, .013, .015, 1); n.inputs['Specular'].default_value = .55
        tc = t.node('ShaderNodeTexCoord'); no = t.node('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = .42; no.inputs['Detail'].default_value = 4; t.link(tc.outputs['Object'], no.inputs['Vector'])
        mr = t.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP'); t.link(no.outputs[0], mr.inputs[0])
        mr.inputs[1].default_value = .42; mr.inputs[2].default_value = .60; mr.inputs[3].default_value = .07; mr.inputs[4].default_value = .26
        t.link(mr.outputs[0], n.inputs['Roughness'])
        ln = t.node('ShaderNodeVectorMath', operation='LENGTH'); t.link(tc.outputs['Object'], ln.inputs[0])
        f = t.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP'); t.link(ln.outputs['Value'], f.inputs[0]); f.inputs[1].default_value = fade[0]; f.inputs[2].default_value = fade[1]
        return t.mix(f.outputs[0], n.outputs[0], t.node('ShaderNodeBsdfTransparent').outputs[0])
    return scenes.plane('ground', 60, 60, mat('wet', fn))

def shot(build, car, paint=None, turn=50, shift=(0, .055), lens=62, dist=12.2, height=1.25, blur=7.0, warm=1.0, lights=1.5):
    aim = .82; pitch = (aim - height)/dist
    place = far(build, height, math.atan(pitch*lens/FAR), blur)      # one horizon for both
    S.reset(); wet(); scenes.dusk(k=1.9, warm=.6, cool=2.2, az=turn, extra=[dict(az=turn, el=5, w=34, h=1.6, soft=16, softv=1.5, col=AMBER, power=2.6*warm), dict(az=turn - 78, el=4, w=10, h=2, soft=6, softv=2, col=AMBER, power=2.4*warm)])
    build_car(car, paint=paint, lights=lights)
    a = math.radians(turn)
    cam = camera(Vector((-math.cos(a)*dist, -math.sin(a)*dist, height)), (0, 0, aim), lens, shift)
    bpy.context.view_layer.update(); screen(place, cam)
    return 1760, 990, 12

def detail(build, car, eye, look, lens, paint=None, blur=20., warm=1.0, lights=1.6, steer=0.0, fstop=5.6, fine=.0062):
    """a part of a car, close, in the same light; eye and look are seen from the middle of the car, on the ground"""
    eye, look = Vector(eye), Vector(look); d = (look - eye).normalized()
    place = far(build, eye.z, math.atan(math.tan(math.asin(d.z))*lens/FAR), blur)
    turn = math.degrees(math.atan2(d.y, d.x))
    S.reset(); wet(); scenes.dusk(k=1.9, warm=.6, cool=2.2, az=turn, extra=[dict(az=turn, el=5, w=34, h=1.6, soft=16, softv=1.5, col=AMBER, power=2.6*warm), dict(az=turn - 78, el=4, w=10, h=2, soft=6, softv=2, col=AMBER, power=2.4*warm)])
    keep = S.H; S.H, S.RIM_H = min(S.H, fine), .0022
    build_car(car, paint=paint, lights=lights, steer=steer)
    S.H, S.RIM_H = keep, None
    cam = camera(eye, look, lens); c = cam.data
    c.dof.use_dof = True; c.dof.focus_distance = (look - eye).length; c.dof.aperture_fstop = fstop
    bpy.context.view_layer.update(); screen(place, cam)
    return 1600, 1067, 16

# ------------------------------------------------------------------ places
def lit(rnd, name, levels=(.22, .45, .75, 1.0), col=WARM):
    v = rnd.choice(levels); return emit_mat('%s%.2f' % (name, v), col, v)

def tempelhof():
    """the old airport: the canopy that sweeps round the apron, tall windows behind it, the radar tower"""
    rnd = random.Random(5); cy, re, rb, z0 = 4., 62., 84., 12.5
    at = lambda a, r, z: (math.sin(a)*r, cy + math.cos(a)*r, z)
    aa = np.radians(np.linspace(-74, 74, 180))
    def band(name, rows, m):
        V = [at(a, r, z) for a in aa for r, z in rows]; n = len(rows)
        F = [(i*n + j, i*n + j + 1, (i+1)*n + j + 1, (i+1)*n + j) for i in range(len(aa) - 1) for j in range(n - 1)]
        me = bpy.data.meshes.new(name); me.from_pydata(V, [], F); return obj(name, me, None, m)
    band('roof', [(rb + 8, z0 + 3.4), (re, z0 + 2.2), (re - .3, z0 + 1.0)], dark('roof', (.010, .017, .021)))
    def soffit(t):      # lit from the windows: warm at the wall, dark at the edge
        g = t.node('ShaderNodeNewGeometry'); sp = t.node('ShaderNodeSeparateXYZ'); t.link(g.outputs['Position'], sp.inputs[0])
        mr = t.node('ShaderNodeMapRange'); r = t.math('SQRT', t.math('ADD', t.math('POWER', sp.outputs[0], 2), t.math('POWER', t.math('SUBTRACT', sp.outputs[1], cy), 2)))
        t.link(r, mr.inputs[0]); mr.inputs[1].default_value = re; mr.inputs[2].default_value = rb; mr.inputs[3].default_value = .03; mr.inputs[4].default_value = .30
        e = t.node('ShaderNodeEmission'); e.inputs[0].default_value = (*AMBER, 1); t.link(mr.outputs[0], e.inputs[1]); return e.outputs[0]
    band('soffit', [(re, z0 + 1.0), (rb, z0)], mat('soffit', soffit))
    band('wall', [(rb, 0), (rb, z0)], dark('wall', (.050, .030, .018)))
    band('plinth', [(rb - .3, 0), (rb - .3, 1.6)], dark('plinth', (.010, .010, .010)))
    for i in range(-44, 45):
        a = math.radians(i*1.65); rot = (0, 0, -a)
        if i % 6 == 0: rbox('pier', (.9, .8, z0), .05, 1, dark('pier', (.014, .013, .012)), None, at(a, rb - .6, z0/2), rot); continue
        rbox('win', (1.42, .2, 3.9), .02, 1, lit(rnd, 'tw'), None, at(a, rb - .2, 4.4), rot); rbox('win2', (1.42, .2, 3.4), .02, 1, lit(rnd, 'tw', (.12, .3, .5, .75)), None, at(a, rb - .2, 9.2), rot)
        rbox('beam', (.35, re*.33, .5), .02, 1, dark('beam', (.010, .012, .013)), None, at(a, (re + rb)/2, z0 + .35), rot)
        for r, k in ((re + 4, 16), (re + 12, 11)):
            if i % 2: sphere('lamp', .20, emit_mat('lamp%d' % k, WHITE, k), None, at(a, r, z0 - .1), (1, 1, .5))
    tx, ty = 40, 118                                 # radar tower
    for s in (-1, 1): tube('tower', [(tx + s*3.2, ty, 0), (tx + s*1.6, ty, 34)], .35, dark())
    for i in range(9): tube('brace', [(tx - 3.1 + i*.18, ty, i*3.8), (tx + 2.9 - i*.18, ty, i*3.8 + 3.8)], .16, dark())
    rbox('deck', (7, 4, 1.2), .1, 1, dark(), None, (tx, ty, 34)); sphere('radome', 4.6, dark('radome', (.030, .040, .045)), None, (tx, ty, 39)); sphere('beacon', .5, emit_mat('beacon', (1, .05, .02), 30), None, (tx, ty, 45))

def airport():
    """terminal 1: a wide flat roof on slender columns, glass in front of walnut"""
    rnd = random.Random(3); y0 = 100.; zr = 19.
    rbox('roof', (190, 46, 1.7), .3, 2, dark('roof', (.016, .024, .028)), None, (0, y0 + 8, zr + 1.6))
    def soffit(t):
        g = t.node('ShaderNodeNewGeometry'); sp = t.node('ShaderNodeSeparateXYZ'); t.link(g.outputs['Position'], sp.inputs[0])
        mr = t.node('ShaderNodeMapRange'); t.link(sp.outputs[1], mr.inputs[0]); mr.inputs[1].default_value = y0 - 15; mr.inputs[2].default_value = y0; mr.inputs[3].default_value = .05; mr.inputs[4].default_value = .34
        e = t.node('ShaderNodeEmission'); e.inputs[0].default_value = (*WARM, 1); t.link(mr.outputs[0], e.inputs[1]); return e.outputs[0]
    rbox('soffit', (190, 16, .2), .02, 1, mat('soffit', soffit), None, (0, y0 - 7, zr + .7))
    def walnut(t):      # lit timber: ribs, brighter under each ceiling
        g = t.node('ShaderNodeNewGeometry'); sp = t.node('ShaderNodeSeparateXYZ'); t.link(g.outputs['Position'], sp.inputs[0])
        rib = t.math('ADD', t.math('MULTIPLY', t.math('LESS_THAN', t.math('FRACT', t.math('MULTIPLY', sp.outputs[0], .55)), .62), .6), .4)
        lvl = t.math('ADD', t.math('POWER', t.math('FRACT', t.math('DIVIDE', sp.outputs[2], 6.5)), 2.2), .22)
        e = t.node('ShaderNodeEmission'); e.inputs[0].default_value = (1, .44, .15, 1); t.link(t.math('MULTIPLY', t.math('MULTIPLY', rib, lvl), .62), e.inputs[1]); return e.outputs[0]
    rbox('hall', (164, .4, zr), .02, 1, mat('walnut', walnut), None, (0, y0 + 7, zr/2))
    for z in (6.3, 12.8):
        rbox('deck', (164, 6, .5), .02, 1, dark('deck', (.030, .020, .014)), None, (0, y0 + 4, z)); rbox('strip', (164, .3, .14), .02, 1, emit_mat('strip', WHITE, 3.2), None, (0, y0 + 1.2, z - .4))
    for i in range(-36, 37):
        x = i*2.25; rbox('mullion', (.16, .3, zr), .02, 1, dark('mullion', (.010, .012, .014)), None, (x, y0, zr/2))
        if i % 2 == 0: sphere('spot', .19, emit_mat('spot', WHITE, 20), None, (x, y0 - 8, zr + .4), (1, 1, .4))
        if i % 5 == 0: tube('column', [(x, y0 - 11, 0), (x, y0 - 11, zr + .7)], .36, dark('column', (.13, .085, .05)))
    for z in (2.9, 9.5, 16): rbox('rail', (164, .2, .14), .02, 1, dark('mullion', (.010, .012, .014)), None, (0, y0 - .1, z))
    for i in range(26): 
        x = rnd.uniform(-50, 50); lathe('person', [(0, 0), (.22, .02), (.25, .8), (.30, 1.35), (.12, 1.52), (.13, 1.72), (0, 1.8)], 10, m=dark('person', (.006, .007, .008)), loc=(x, y0 - rnd.uniform(2, 14), 0), rot=(math.pi/2, 0, 0))
    for x in range(-60, 61, 20):
        tube('post', [(x + 6, y0 - 22, 0), (x + 6, y0 - 22, 8)], .09, dark()); sphere('head', .34, emit_mat('head', AMBER, 26), None, (x + 6, y0 - 22, 8), (1.4, 1, .5))
    sphere('tower', 2.6, emit_mat('cab', WARM, .4), None, (62, y0 + 90, 44), (1, 1, .5)); tube('shaft', [(62, y0 + 90, 0), (62, y0 + 90, 43)], 1.5, dark())

def windows(rnd, x, y, w, floors, z0=1.2, high=3.4, share=.6):
    """a row of old Berlin houses: tall windows, some of them lit"""
    rbox('house', (w, .4, floors*high + 2.5), .02, 1, dark('house', (.012, .016, .019)), None, (x, y + .4, (floors*high + 2.5)/2))
    for f in range(floors):
        for i in range(int(w/2.6)):
            if rnd.random() > share: continue
            rbox('hwin', (1.15, .2, 2.0), .02, 1, lit(rnd, 'hw', (.15, .3, .55, .9), rnd.choice((WARM, AMBER, WHITE))), None, (x - w/2 + 1.6 + 2.6*i, y, z0 + 1.3 + high*f))

def oberbaum():
    """the brick bridge with its two towers: lamps in the arcade, the yellow underground train on top, the river below"""
    rnd = random.Random(11); y0 = 104.; brick = dark('brick', (.050, .022, .012)); shade = dark('shade', (.020, .012, .010))
    rbox('road', (190, 6, 1.5), .05, 1, shade, None, (0, y0, 6.0)); rbox('track', (190, 6, 1.3), .05, 1, brick, None, (0, y0, 14.6))
    for i in range(-22, 23):
        x = i*4.2
        rbox('pier', (.9, 2.0, 8.2), .05, 1, brick, None, (x, y0 - 1.6, 10.4))
        rbox('glow', (3.3, .2, 5.4), .05, 1, emit_mat('vault%d' % (i % 3), AMBER, (.34, .46, .58)[i % 3]), None, (x + 2.1, y0 + 2.6, 9.6))
        sphere('lamp', .26, emit_mat('vlamp', WHITE, 22), None, (x + 2.1, y0 - 1.0, 12.6))
        if i % 3 == 0:
            rbox('foot', (2.6, 6, 6), .1, 1, brick, None, (x, y0, 2.6)); sphere('road lamp', .3, emit_mat('rlamp', AMBER, 30), None, (x, y0 - 3.2, 9.4))
    for s in (-1, 1):
        x = -13 + s*9.5
        rbox('tower', (4.6, 4.6, 27), .1, 1, brick, None, (x, y0 - .5, 13.5)); lathe('cap', [(3.1, 0), (2.9, 1.2), (2.3, 1.6), (0, 8.5)], 8, m=dark('cap', (.016, .030, .034)), loc=(x, y0 - .5, 27), rot=(math.pi/2, 0, 0))
        for z in (17.5, 21.5, 24.5):
            for q in (-1.2, 0, 1.2): rbox('slit', (.5, .2, 2.1), .02, 1, emit_mat('slit', AMBER, 1.1), None, (x + q, y0 - 2.9, z))
    for k in range(4):                                  # the train
        x = 11 + 12.6*k
        rbox('coach', (12.1, 2.4, 3.1), .25, 2, emit_mat('coach', (1, .50, .02), .34), None, (x, y0 - 1.4, 17.1))
        for q in range(6): rbox('pane', (1.45, .2, 1.25), .05, 1, emit_mat('pane', WHITE, 2.1), None, (x - 5 + 2*q, y0 - 2.7, 17.5))
    for i in range(14): windows(rnd, -105 + 16*i, y0 + 60, 14.6, 5 + i % 3)
    tube('mast', [(46, y0 + 110, 0), (46, y0 + 110, 66)], .8, dark()); sphere('ball', 4.6, dark('ball', (.040, .048, .052)), None, (46, y0 + 110, 62)); tube('needle', [(46, y0 + 110, 66), (46, y0 + 110, 92)], .3, dark()); sphere('red', .6, emit_mat('red', (1, .05, .02), 30), None, (46, y0 + 110, 84))
    return True

def canal():
    """the Landwehrkanal: old houses on the other bank, lamps along the quay, a low bridge of one arch"""
    rnd = random.Random(23)
    for i in range(12): windows(rnd, -96 + 17*i, 88, 16.2, 4 + (i*7) % 3, z0=4.0, share=.66)
    rbox('quay', (240, 8, 3.2), .05, 1, dark('quay', (.018, .016, .014)), None, (0, 80, 1.5))
    for i in range(-14, 15):
        x = i*7.6 + 1.5
        tube('post', [(x, 77, 3), (x, 77, 7.6)], .07, dark()); sphere('gas', .36, emit_mat('gas', AMBER, 26), None, (x, 77, 7.8), (1, 1, 1.25))
    for i in range(-9, 10):                             # crowns of the limes, against the lit houses
        x = i*11.4 + rnd.uniform(-2, 2); z = rnd.uniform(9, 12)
        tube('trunk', [(x, 79, 2), (x, 79, z)], .28, dark())
        for q in range(9): sphere('leaf', 1.0, dark('leaf', (.008, .013, .013)), None, (x + rnd.uniform(-3, 3), 79 + rnd.uniform(-1, 1), z + rnd.uniform(-1.5, 3)), (rnd.uniform(1.2, 2.2),)*3)
    aa = np.radians(np.linspace(0, 180, 25))            # the bridge
    V = [(26 - math.cos(a)*15, 60, math.sin(a)*5.2) for a in aa] + [(26 - math.cos(a)*18, 60, 5.4 + math.sin(a)*2.2) for a in aa]
    n = len(aa); me = bpy.data.meshes.new('arch'); me.from_pydata(V, [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]); obj('arch', me, None, dark('arch', (.030, .022, .016)))
    for i in range(7): sphere('blamp', .28, emit_mat('blamp', WHITE, 24), None, (11 + i*5, 59.5, 9.6 + 1.2*math.sin(math.pi*i/6)))
    return True

def autobahn():
    """the city motorway at the blue hour: lamps that run to one point, a blue sign, the lights of those ahead and of those who come"""
    rnd = random.Random(31)
    for i in range(26):
        y = 26 + 13*i
        for x, s in ((-16, 1), (22, -1)):
            tube('mast', [(x, y, 0), (x, y, 10), (x + s*2.2, y, 10.8)], .10, dark()); sphere('head', .30, emit_mat('nhead', AMBER, 24), None, (x + s*2.4, y, 10.7), (1.6, 1, .5))
    for i in range(46):
        y = rnd.uniform(40, 330)
        for x, m in ((rnd.choice((5.2, 8.8, 12.4)), emit_mat('tail', (1, .03, .015), 14)), (rnd.choice((-3.0, -6.6, -10.2)), emit_mat('beam', WHITE, 30))):
            for q in (-.7, .7): sphere('car', .17, m, None, (x + q, y, .75), (1.5, 1, .8))
    for x in (-15.5, .8, 21): rbox('rail', (.3, 600, .8), .02, 1, dark('rail', (.030, .030, .030)), None, (x, 320, .6))
    for x in (-15, 22): tube('gantry', [(x, 62, 0), (x, 62, 8.6)], .28, dark())
    rbox('boom', (37, .5, .7), .02, 1, dark(), None, (3.5, 62, 8.6))
    for x, w in ((6.2, 7.2), (14.6, 7.2), (-7.5, 8.4)):
        back = x < 0; rbox('sign', (w, .2, 4.3), .1, 1, dark('back', (.014, .018, .022)) if back else emit_mat('sign', (.010, .085, .36), .85), None, (x, 61.4, 8.7))
        if not back:
            for k in range(3): rbox('text', (w*(.62, .5, .36)[k], .1, .42), .02, 1, emit_mat('text', WHITE, 1.3), None, (x - w*.08, 61.2, 10.0 - 1.2*k))
    for i in range(22): windows(rnd, -150 + 15*i, 250 + rnd.uniform(-20, 30), 13.5, rnd.choice((6, 8, 11, 5)), share=.5)
    tube('radio', [(-46, 190, 0), (-44.6, 190, 58)], 1.1, dark()); rbox('deck', (6, 4, 2.2), .1, 1, emit_mat('deck', AMBER, .5), None, (-44.9, 190, 26)); sphere('red', .55, emit_mat('red', (1, .05, .02), 30), None, (-44.6, 190, 59))

SHOTS = {'location-tempelhof': lambda: shot(tempelhof, 'compact', turn=46), 'location-airport': lambda: shot(airport, 'people-carrier', 'silver', turn=47, dist=13.4),
         'gallery-4': lambda: detail(canal, 'suv', (-4.35, -2.25, .98), (-2.05, -.62, .78), 70, lights=2.0, fine=.0042),
         'gallery-5': lambda: shot(oberbaum, 'electric', turn=48), 'gallery-6': lambda: shot(autobahn, 'mini', turn=46)}
