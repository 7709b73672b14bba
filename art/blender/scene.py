"""Blender side: materials, car assembly, studio, camera."""
import bpy, bmesh, os, subprocess, sys, math, json, hashlib, zlib
import numpy as np
from mathutils import Vector, Matrix
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import swgeo
from params import CARS, PAINTS
CACHE = os.path.join(HERE, '..', '.cache')
def _font():
    """plates and signs: DejaVu Sans Condensed Bold (fonts-dejavu-core) or what SW_FONT names, else the project's own text face"""
    own = os.path.join(HERE, '..', '..', 'src', 'server', 'documents', 'fonts', 'hanken-600.ttf')
    try: found = subprocess.run(['fc-match', '-f', '%{file}', 'DejaVu Sans:style=Condensed Bold'], capture_output=True, text=True).stdout
    except OSError: found = ''
    return os.environ.get('SW_FONT') or (found if 'DejaVuSansCondensed-Bold' in found else own)
FONT = _font()
STUDIO_K = 1.0
RIM_H = None                  # rim mesh resolution, None = from H
H = 0.012                     # body mesh resolution (preview can raise it)

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear(); MESHES.clear()
MATS = {}; MESHES = {}

# ------------------------------------------------------------------ node helper
class NT:
    def __init__(s, mat):
        s.t = mat.node_tree; s.n = s.t.nodes; s.n.clear(); s.layered = False
        s.out = s.n.new('ShaderNodeOutputMaterial')
    def node(s, typ, **kw):
        n = s.n.new(typ)
        for k, v in kw.items():
            if k.startswith('i_'):
                n.inputs[int(k[2:]) if k[2:].isdigit() else k[2:].replace('_', ' ')].default_value = v
            else: setattr(n, k, v)
        return n
    def link(s, a, b): s.t.links.new(a, b)
    def attr(s, name): return s.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']
    def math(s, op, a, b=None, clamp=False):
        n = s.node('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: s.link(v, n.inputs[i])
        return n.outputs[0]
    def lt(s, a, b): return s.math('LESS_THAN', a, b)
    def mix(s, fac, a, b):
        n = s.node('ShaderNodeMixShader')
        if isinstance(fac, (int, float)): n.inputs[0].default_value = fac
        else: s.link(fac, n.inputs[0])
        s.link(a, n.inputs[1]); s.link(b, n.inputs[2]); return n.outputs[0]
    def off(s, which, shader):
        """shader, unless this render leaves it out for the camera (see passes_apart)"""
        v = s.n.get(which)
        if not v: v = s.node('ShaderNodeValue'); v.name = which; v.outputs[0].default_value = 0
        lp = s.node('ShaderNodeLightPath'); n = s.node('ShaderNodeMixShader')
        s.link(s.math('MULTIPLY', lp.outputs['Is Camera Ray'], v.outputs[0]), n.inputs[0]); s.link(shader, n.inputs[1])
        return n.outputs[0]
    def base(s, shader): return s.off('no_base', shader)
    def layer(s, fac, under, gloss):
        """clear gloss over something: rendered apart, because a ray that has to choose between both makes the noise"""
        s.layered = True
        return s.mix(fac, s.base(under), s.off('no_gloss', gloss))
    def pbr(s, col, rough=.5, metal=0., coat=0., coat_r=.03, spec=.5, emit=None, es=0., normal=None, cnormal=None):
        n = s.node('ShaderNodeBsdfPrincipled')
        n.inputs['Base Color'].default_value = (*col, 1)
        n.inputs['Roughness'].default_value = rough; n.inputs['Metallic'].default_value = metal
        n.inputs['Clearcoat'].default_value = coat; n.inputs['Clearcoat Roughness'].default_value = coat_r
        n.inputs['Specular'].default_value = spec
        if emit: n.inputs['Emission'].default_value = (*emit, 1); n.inputs['Emission Strength'].default_value = es
        if normal: s.link(normal, n.inputs['Normal']); 
        if cnormal: s.link(cnormal, n.inputs['Clearcoat Normal'])
        return n.outputs[0]

def mat(name, fn):
    if name in MATS: return MATS[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = NT(m); sh = fn(nt)
    if sh is not None: nt.link(sh if nt.layered else nt.base(sh), nt.out.inputs['Surface'])
    MATS[name] = m; return m

def passes_apart(base, gloss):
    """what the camera sees of every surface: what lies under the clear gloss (base), the gloss, or both"""
    for m in bpy.data.materials:
        for name, on in (('no_base', base), ('no_gloss', gloss)):
            v = m.node_tree.nodes.get(name) if m.use_nodes else None
            if v: v.outputs[0].default_value = 0. if on else 1.

def simple(name, col, **k): return mat(name, lambda t: t.pbr(col, **k))
M_rubber = lambda: mat('rubber', _rubber)
def _rubber(t):
    """tread blocks on the running surface, fine rings on the side wall (object space: axis y, outer side at y = 0)"""
    tc = t.node('ShaderNodeTexCoord'); sp = t.node('ShaderNodeSeparateXYZ'); t.link(tc.outputs['Object'], sp.inputs[0])
    x, y, z = sp.outputs
    r = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', x, x), t.math('MULTIPLY', z, z)))
    ang = t.math('ARCTAN2', x, z)
    fold = t.math('FRACT', t.math('ADD', t.math('MULTIPLY', ang, 68/(2*math.pi)), t.math('MULTIPLY', t.math('ABSOLUTE', t.math('SUBTRACT', y, .11)), 16.)))
    cut = t.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP'); t.link(t.math('ABSOLUTE', t.math('SUBTRACT', fold, .5)), cut.inputs[0])
    cut.inputs[1].default_value = .10; cut.inputs[2].default_value = .19
    out = t.math('GREATER_THAN', y, .010)
    tread = t.math('ADD', t.math('MULTIPLY', cut.outputs[0], out), t.math('SUBTRACT', 1., out))
    ring = t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', r, 2*math.pi/.0052)), .10)
    b = t.node('ShaderNodeBump'); b.inputs['Strength'].default_value = 1.; b.inputs['Distance'].default_value = .006
    t.link(t.math('ADD', tread, t.math('MULTIPLY', ring, t.math('SUBTRACT', 1., out))), b.inputs['Height'])
    return t.pbr((.021, .021, .022), rough=.55, spec=.4, normal=b.outputs[0])
M_black = lambda: simple('gloss_black', (.006, .006, .007), rough=.12, coat=.6)
M_plastic = lambda: simple('plastic', (.016, .017, .018), rough=.48, spec=.4)
M_chrome = lambda: simple('chrome', (.80, .81, .83), rough=.10, metal=1.)
M_satin = lambda: simple('satin', (.55, .56, .58), rough=.25, metal=1.)
M_disc = lambda: simple('disc', (.13, .13, .135), rough=.38, metal=1.)
M_int = lambda: simple('interior', (.035, .034, .034), rough=.7, spec=.2)
M_seat = lambda: simple('seat', (.11, .095, .08), rough=.6, spec=.25)

def emit_mat(name, col, strength, cam_only=False):
    def fn(t):
        e = t.node('ShaderNodeEmission'); e.inputs[0].default_value = (*col, 1); e.inputs[1].default_value = strength
        return e.outputs[0]
    return mat(name, fn)
LED = lambda k=1.: emit_mat('led%.2f' % k, (.92, .96, 1.), 9*k)
RED = lambda k=1.: emit_mat('redled%.2f' % k, (1., .03, .02), 5*k)

def glass_layer(t, tint=(.10, .115, .12), normal=None, boost=1.0):
    tr = t.node('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (*tint, 1)
    gl = t.node('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .0; gl.inputs[0].default_value = (.95, .97, 1, 1)
    fr = t.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.52
    # backfacing side would invert the IOR -> use layer weight style fresnel only on front faces
    geo = t.node('ShaderNodeNewGeometry')
    fac = t.math('MULTIPLY', fr.outputs[0], t.math('SUBTRACT', 1.0, geo.outputs['Backfacing']))
    fac = t.math('ADD', t.math('MULTIPLY', fac, 1.25*boost), 0.012, clamp=True)
    return t.layer(fac, tr.outputs[0], gl.outputs[0])

def body_mat(key, p, lights=1.0, level=2):
    """level 0: paint + shut lines only, 1: all opaque graphics, 2: with glazing.
    (faces are sorted into the cheapest level that fits: opaque faces keep shadow rays fast)"""
    name = 'body_' + key + '_%.2f_%d' % (lights, level)
    if name in MATS: return MATS[name]
    col, metal, rough = PAINTS[p['paint']]
    def fn(t):
        g = t.node('ShaderNodeNewGeometry')
        # --- shut lines -> bump + dark
        gap = None
        for a in ('gap0', 'gap1', 'gap2', 'hood', 'bump', 'rear', 'flap'):
            v = t.math('ABSOLUTE', t.attr(a))
            gap = v if gap is None else t.math('MINIMUM', gap, v)
        hgt = t.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP'); t.link(gap, hgt.inputs[0])
        hgt.inputs[1].default_value = .0012; hgt.inputs[2].default_value = .0075
        bump = t.node('ShaderNodeBump'); bump.inputs['Strength'].default_value = .9; bump.inputs['Distance'].default_value = .004
        t.link(hgt.outputs[0], bump.inputs['Height'])
        # --- paint
        # metallic flop: darker at grazing angles
        n = t.node('ShaderNodeBsdfPrincipled')
        lw = t.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
        mixc = t.node('ShaderNodeMixRGB'); t.link(lw.outputs['Facing'], mixc.inputs[0])
        mixc.inputs[1].default_value = (*col, 1); mixc.inputs[2].default_value = (*[c*.62 for c in col], 1)
        t.link(mixc.outputs[0], n.inputs['Base Color'])
        n.inputs['Metallic'].default_value = metal; n.inputs['Roughness'].default_value = rough
        n.inputs['Specular'].default_value = .45
        t.link(bump.outputs[0], n.inputs['Normal'])
        def coat(base, nrm=None, rough=.012, ior=1.5):
            gl = t.node('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = rough; gl.inputs[0].default_value = (1, 1, 1, 1)
            fr = t.node('ShaderNodeFresnel'); fr.inputs[0].default_value = ior
            if nrm: t.link(nrm, gl.inputs['Normal']); t.link(nrm, fr.inputs['Normal'])
            return t.layer(fr.outputs[0], base, gl.outputs[0])
        sh = coat(n.outputs[0], bump.outputs[0])
        dark = t.base(t.pbr((.002, .002, .002), rough=.8, spec=.1))
        inner = t.base(t.pbr((.012, .012, .012), rough=.9, spec=.1))
        if level == 0:
            sh = t.mix(t.lt(gap, .0021), sh, dark)
            return t.mix(g.outputs['Backfacing'], sh, inner)
        black = t.base(t.pbr((.006, .006, .007), rough=.15, coat=.5))
        plast = t.base(t.pbr((.015, .016, .017), rough=.45, spec=.4))
        if p.get('two_tone'):
            sh = t.mix(t.lt(t.attr('roof'), 0.0), sh, coat(t.pbr((.010, .010, .011), rough=.35, spec=.2), bump.outputs[0]))
        sh = t.mix(t.lt(t.attr('clad'), 0.0), sh, plast)
        sh = t.mix(t.lt(gap, .0021), sh, dark)
        sh = t.mix(t.lt(t.attr('black'), 0.0), sh, black)
        # --- intakes: fine horizontal slats
        pos = t.node('ShaderNodeNewGeometry').outputs['Position']
        tc = t.node('ShaderNodeTexCoord'); sep = t.node('ShaderNodeSeparateXYZ'); t.link(tc.outputs['Object'], sep.inputs[0])
        wav = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', sep.outputs[2], 1/.026)), .5))
        wavy = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', sep.outputs[1], 1/.052)), .5))
        pat = t.math('GREATER_THAN', t.math('MAXIMUM', wav, t.math('SUBTRACT', wavy, .03)), .36)
        gr = t.mix(pat, t.pbr((.002, .002, .002), rough=.6), t.pbr((.02, .021, .022), rough=.25, coat=.3))
        sh = t.mix(t.lt(t.attr('intake'), 0.009), sh, t.base(gr))
        # --- lamps
        sh = t.mix(t.lt(t.attr('lamp'), 0.009), sh, t.base(t.pbr((.010, .011, .012), rough=.22, coat=.4)))
        red = t.base(t.pbr((.20, .004, .004), rough=.10, coat=1., emit=(1, .02, .01), es=.06*lights))
        tb = t.attr('tail')
        sh = t.mix(t.lt(tb, 0.0), sh, black)
        sh = t.mix(t.lt(tb, -0.008), sh, red)
        glow = t.node('ShaderNodeEmission'); glow.inputs[0].default_value = (1, .02, .012, 1); glow.inputs[1].default_value = 3.5*lights
        band = t.math('MULTIPLY', t.lt(tb, -.014), t.math('GREATER_THAN', tb, -.024))
        sh = t.mix(band, sh, t.base(glow.outputs[0]))
        # --- inside of the shell
        sh = t.mix(g.outputs['Backfacing'], sh, inner)
        # --- glazing
        if level == 2: ws = glass_layer(t, p.get('tint_ws', (.66, .70, .70))); sg = glass_layer(t, p.get('tint', (.30, .325, .33)))
        if level == 2: sh = t.mix(t.lt(t.attr('glass'), 0.0), sh, t.mix(t.lt(t.attr('black'), 0.0), ws, sg))
        sh = t.mix(t.lt(t.attr('well'), 0.0), sh, dark)
        return sh
    return mat(name, fn)

# ------------------------------------------------------------------ mesh helper
def to_mesh(name, V, Q, N=None, attrs=None):
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V)); me.vertices.foreach_set('co', np.ascontiguousarray(V, np.float32).ravel())
    nq = len(Q); me.loops.add(nq*4); me.loops.foreach_set('vertex_index', np.ascontiguousarray(Q, np.int32).ravel())
    me.polygons.add(nq); me.polygons.foreach_set('loop_start', np.arange(0, nq*4, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(nq, 4, np.int32))
    me.update(calc_edges=True); me.validate()
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    for k, v in (attrs or {}).items():
        a = me.attributes.new(k, 'FLOAT', 'POINT'); a.data.foreach_set('value', np.ascontiguousarray(v, np.float32))
    if N is not None:
        me.use_auto_smooth = True; me.auto_smooth_angle = math.pi
        me.normals_split_custom_set_from_vertices(N.astype(float).tolist())
    return me

def cached(tag, fn):
    os.makedirs(CACHE, exist_ok=True)
    src = open(os.path.join(HERE, 'swgeo.py'), 'rb').read()
    k = hashlib.md5((tag + hashlib.md5(src).hexdigest()).encode()).hexdigest()
    f = os.path.join(CACHE, k + '.npz')
    if os.path.exists(f):
        z = np.load(f); at = {n[2:]: z[n] for n in z.files if n.startswith('a_')}
        return z['V'], z['Q'], z['N'], at
    V, Q, N, at = fn()
    np.savez(f, V=V.astype(np.float32), Q=Q.astype(np.int32), N=N.astype(np.float32), **{'a_'+k: v.astype(np.float32) for k, v in at.items()})
    return V, Q, N, at

def obj(name, data, parent=None, mat_=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    o = bpy.data.objects.new(name, data); bpy.context.scene.collection.objects.link(o)
    o.location = loc; o.rotation_euler = rot
    if scale: o.scale = scale
    if parent: o.parent = parent
    if mat_ is not None and hasattr(data, 'materials') and not len(data.materials): data.materials.append(mat_)
    return o

def rbox(name, size, r=.02, seg=4, m=None, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), taper=None):
    key = ('rbox', tuple(np.round(size, 4)), r, seg, m.name if m else '', str(taper))
    if key not in MESHES:
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            v.co = Vector((v.co.x*size[0], v.co.y*size[1], v.co.z*size[2]))
            if taper and v.co.z > 0: v.co.x *= taper[0]; v.co.y *= taper[1]
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=min(r, min(size)*.49), segments=seg, profile=.5, affect='EDGES')
        me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
        for f in me.polygons: f.use_smooth = True
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
        MESHES[key] = me
    return obj(name, MESHES[key], parent, m, loc, rot)

def lathe(name, prof, n=96, axis='y', m=None, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), closed=False):
    key = ('lathe', name, str(np.round(prof, 4).tolist()), n, m.name if m else '')
    if key not in MESHES:
        V = []; F = []
        k = len(prof)
        for i in range(n):
            a = 2*math.pi*i/n
            for (r, w) in prof: V.append((r*math.sin(a), w, r*math.cos(a)))
        for i in range(n):
            for j in range(k - (0 if closed else 1)):
                a, b = i*k + j, i*k + (j+1) % k; c, d = ((i+1) % n)*k + (j+1) % k, ((i+1) % n)*k + j
                F.append((a, b, c, d))
        me = bpy.data.meshes.new(name); me.from_pydata(V, [], F); me.update()
        for f in me.polygons: f.use_smooth = True
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(35)
        MESHES[key] = me
    return obj(name, MESHES[key], parent, m, loc, rot)

def tube(name, pts, r, m, parent=None, cyclic=False, flat=1.0, res=4):
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = res; cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1)
    for q, pt in zip(sp.points, pts): q.co = (*pt, 1)
    sp.use_cyclic_u = cyclic; sp.use_smooth = True
    return obj(name, cu, parent, m)

def sphere(name, r, m, parent, loc, scale=(1, 1, 1), rot=(0, 0, 0)):
    key = ('sph', r, m.name)
    if key not in MESHES:
        bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=16, radius=r)
        me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
        for f in me.polygons: f.use_smooth = True
        MESHES[key] = me
    return obj(name, MESHES[key], parent, m, loc, rot, scale)

# ------------------------------------------------------------------ wheels
def rim_mat(two=True, dark=(.012, .012, .013), bright=(.62, .63, .65)):
    def fn(t):
        b = t.pbr(bright, rough=.20, metal=1., coat=.6)
        d = t.pbr(dark, rough=.25, metal=.3, coat=.5)
        face = t.math('MULTIPLY', t.lt(t.attr('depth'), .0035), 1.0)
        return t.mix(face, d, b) if two else b
    return mat('rim_%s_%.2f_%.2f' % (two, dark[0], bright[0]), fn)

def build_wheel(p, parent, x, side, steer=0.0):
    R, rr, tw = p['R'], p['rim'], p['tyre_w']
    st = p['rim_style']
    e = bpy.data.objects.new('wheel', None); bpy.context.scene.collection.objects.link(e); e.parent = parent
    inset = p.get('arch_in_f', .012) if x == 0 else p.get('arch_in_r', .008)
    yo = p['W']/2 - inset - .012
    e.location = (x, side*yo, R)
    e.rotation_euler = (0, 0, (0 if side < 0 else math.pi) + steer)
    # tyre, outer side at y=0, inner at +tw
    sw = R - rr
    prof = [(rr-.004, .016), (rr+.006, .006), (rr+sw*.25, -.001), (rr+sw*.45, -.004), (rr+sw*.62, -.002), (rr+sw*.64, .0005), (rr+sw*.78, .004), (R-.018, .012), (R-.007, .024), (R-.002, .040)]
    half = tw/2
    g = []
    for c in (.30, .62):                       # circumferential grooves
        w = half*2*c*.5 + .018
        g += [(R-.0005, w-.0055), (R-.010, w-.0045), (R-.010, w+.0045), (R-.0005, w+.0055)]
    prof = prof + g + [(R, half)]
    full = prof + [(r, tw - w) for r, w in reversed(prof[:-1])]
    lathe('tyre', full, 128, m=M_rubber(), parent=e)
    rh = RIM_H or (.0042 if H < .016 else .006)
    V, Q, N, at = cached('rim%s%.3f%.3f%.4f' % (json.dumps(st, sort_keys=True), rr, tw, rh), lambda: swgeo.rim_mesh(st, rr, tw-.02, rh))
    k = ('rim', json.dumps(st, sort_keys=True), rr)
    if k not in MESHES: MESHES[k] = to_mesh('rim', V, Q, N, at)
    obj('rim', MESHES[k], e, rim_mat(st.get('two', True), st.get('dark', (.012, .012, .013)), st.get('bright', (.62, .63, .65))), loc=(0, .012, 0))
    # brake
    rd = rr*.74
    prof_d = [(rd*.52, .085)]
    for q in (.62, .72, .82, .92):
        prof_d += [(rd*q - .0025, .085), (rd*q - .0015, .087), (rd*q + .0015, .087), (rd*q + .0025, .085)]
    lathe('disc', prof_d + [(rd, .085), (rd, .105), (.06, .105)], 96, m=M_disc(), parent=e)
    lathe('hat', [(0, .066), (rd*.46, .066), (rd*.50, .070), (rd*.52, .086)], 64, m=simple('hat', (.02, .02, .022), rough=.5), parent=e)
    rbox('caliper', (.075, .05, .19), .018, 3, simple('cal'+str(p.get('caliper', 0)), p.get('caliper', (.03, .03, .032)), rough=.35, coat=.5), e, (rd*.86*(1 if x == 0 else -1)*(-1 if side > 0 else 1), .085, .03))
    lathe('hubback', [(.0, .10), (rr-.02, .10)], 48, m=simple('hubdark', (.004, .004, .004), rough=.9), parent=e)
    # small ring on the cap
    lathe('capring', [(.020, st.get('dish', .05)+.004), (.024, st.get('dish', .05)+.003), (.027, st.get('dish', .05)+.0045)], 40, m=M_chrome(), parent=e)
    return e

# ------------------------------------------------------------------ interior
def build_interior(p, b, parent):
    rhd = -1
    xs = b.xcowl
    zf = b.zb + .16
    W2 = b.W2
    rbox('floor', (b.WB*.98 - xs + .4, W2*1.7, .1), .03, 2, M_int(), parent, ((xs + b.WB)/2 + .1, 0, zf))
    zd = b.belt(np.array([xs+.3]))[0] - .05
    rbox('dash', (.55, W2*1.62, .26), .10, 5, M_int(), parent, (xs + .44, 0, zd - .11), (0, -.12, 0))
    rows = p.get('rows') or [xs + 1.12, xs + 1.95]
    seat_h = p.get('seat_z', .52)
    for i, rx in enumerate(rows):
        for sy in ((-1, 1) if i == 0 or len(rows) > 2 else (-1, 0, 1)):
            y = sy*(.37 if i == 0 else .40)*W2/.9
            w = .48 if i == 0 else .44
            rbox('cush', (.50, w, .18), .075, 4, M_seat(), parent, (rx-.22, y, seat_h), (0, -.12, 0))
            rbox('back', (.17, w, .62), .075, 4, M_seat(), parent, (rx+.06, y, seat_h + .33), (0, .30, 0), taper=(.85, .88))
            if b.p['H'] > 1.3:
                rbox('head', (.10, .25, .17), .045, 4, M_seat(), parent, (rx+.185, y, seat_h + .72), (0, .20, 0))
    # steering wheel (left-hand drive: y < 0 is the left side when driving to -x)
    bm_y = -.37*W2/.9
    pts = [(0, .185*math.cos(a), .185*math.sin(a)) for a in np.linspace(0, 2*math.pi, 40, endpoint=False)]
    o = tube('steer', pts, .016, M_int(), parent, cyclic=True); o.location = (xs + .74, bm_y, zd + .02); o.rotation_euler = (0, .42, 0)
    rbox('steerhub', (.04, .30, .07), .02, 3, M_int(), parent, (xs + .735, bm_y, zd + .0), (0, .42, 0))

# ------------------------------------------------------------------ plate
def build_plate(parent, loc, rot, text, m=None):
    e = bpy.data.objects.new('plate', None); bpy.context.scene.collection.objects.link(e); e.parent = parent
    e.location = loc; e.rotation_euler = rot     # plate faces local -x
    rbox('pframe', (.016, .535, .125), .010, 3, M_plastic(), e, (.006, 0, 0))
    rbox('pwhite', (.008, .515, .108), .007, 3, simple('plate', (.83, .83, .82), rough=.35), e, (-.003, 0, 0))
    rbox('pblue', (.003, .042, .102), .0014, 2, simple('plateblue', (.01, .05, .42), rough=.35), e, (-.0068, .2335, 0))
    def txt(s, size, y, z, mm, align='CENTER'):
        cu = bpy.data.curves.new('t', 'FONT'); cu.body = s; cu.size = size; cu.align_x = align; cu.align_y = 'CENTER'; cu.extrude = .0008
        cu.font = bpy.data.fonts.load(FONT, check_existing=True)
        o = obj('txt', cu, e, mm, (-.0080, y, z), (math.pi/2, 0, -math.pi/2)); return o
    txt(text, .098 if len(text) < 10 else .090, -.022, -.001, simple('platetxt', (.01, .01, .01), rough=.5))
    txt('D', .036, .2335, -.032, simple('platew', (.8, .8, .8), rough=.5))
    for i in range(12):
        a = i/12*2*math.pi
        sphere('star', .0022, simple('star', (.8, .6, .05), rough=.5), e, (-.0082, .2335 + .0125*math.sin(a), .018 + .0125*math.cos(a)), (.3, 1, 1))
    return e

# ------------------------------------------------------------------ the car
def catalogue_scale(p):
    """slightly compressed size relation so small cars still fill their picture"""
    return (4.4/(p['WB'] + p['FO'] + p['RO']))**.40

def number_plate(key, paint):
    """every vehicle has its own number; electric ones bear the E"""
    n = zlib.crc32(f'{key}-{paint}'.encode())
    return 'B·SW %dE' % (n % 900 + 100) if key == 'electric' else 'B·SW %d' % (n % 9000 + 1000)

def build_car(key, loc=(0, 0, 0), rot=0.0, scale=1.0, paint=None, steer=0.0, lights=1.0, interior=True, plate=None):
    p = dict(CARS[key]); 
    if paint: p['paint'] = paint
    b = swgeo.Body(p); plate = plate or number_plate(key, p['paint'])
    root = bpy.data.objects.new('car_' + key, None); bpy.context.scene.collection.objects.link(root)
    piv = bpy.data.objects.new('pivot', None); bpy.context.scene.collection.objects.link(piv); piv.parent = root
    piv.location = (-(b.xf + b.xr)/2, 0, 0)
    root.location = loc; root.rotation_euler = (0, 0, rot)
    root.scale = (scale,)*3
    geo = {k: v for k, v in p.items() if k not in ('paint', 'rim_style', 'drl', 'proj', 'handles', 'mirror', 'caliper', 'tint', 'plate_z', 'plate_zr', 'bars', 'rows', 'seat_z', 'two_tone', 'exhaust', 'plate')}
    tag = json.dumps(geo, sort_keys=True, default=str) + str(H)
    V, Q, N, at = cached('body' + tag, lambda: b.mesh(H))
    bms = [body_mat(key + '_' + p['paint'], p, lights, l) for l in (0, 1, 2)]; bm = bms[0]
    k = ('body', tag, bm.name)
    if k not in MESHES:
        me = to_mesh('body_' + key, V, Q, N, at); MESHES[k] = me
        for q in bms: me.materials.append(q)
        lo = lambda n: at[n][Q].min(1)
        lvl = np.zeros(len(Q), np.int32)
        for n in ('black', 'clad', 'intake', 'lamp', 'tail', 'well') + (('roof',) if p.get('two_tone') else ()): lvl[lo(n) < .012] = 1
        lvl[lo('glass') < .004] = 2
        if len(me.polygons) == len(Q): me.polygons.foreach_set('material_index', lvl)
        else: me.polygons.foreach_set('material_index', np.full(len(me.polygons), 2, np.int32)); print('WARN poly count', len(Q), len(me.polygons))
    obj('body', MESHES[k], piv)
    # lamp covers
    V, Q, N, at = cached('cover' + tag, lambda: b.lamp_cover(min(H, .012)))
    def cov(t):
        tr = t.node('ShaderNodeBsdfTransparent')
        return t.mix(t.lt(t.attr('lamp'), 0.0), tr.outputs[0], glass_layer(t, (.93, .95, .97), boost=.9))
    k = ('cover', tag)
    if k not in MESHES: MESHES[k] = to_mesh('cover', V, Q, N, at)
    obj('cover', MESHES[k], piv, mat('lampcover', cov))
    # ---- light signature
    def wrap_line(pts, depth, sgn, n=36, front=True):
        xs = np.array([q[0] for q in pts]); zs = np.array([q[1] for q in pts])
        tt = np.concatenate([[0], np.cumsum(np.hypot(np.diff(xs), np.diff(zs)))]); 
        s_ = np.linspace(0, tt[-1], n)
        cx = swgeo.Curve(list(zip(tt, xs)), .012, linear=True) if len(xs) > 2 else None
        uu = np.interp(s_, tt, xs); zz = np.interp(s_, tt, zs)
        if len(xs) > 2 and p.get('drl_smooth', True):
            kx = np.ones(5)/5
            pad = lambda a: np.concatenate([[2*a[0]-a[2], 2*a[0]-a[1]], a, [2*a[-1]-a[-2], 2*a[-1]-a[-3]]])
            uu = np.convolve(pad(uu), kx, 'valid'); zz = np.convolve(pad(zz), kx, 'valid')
        out = []
        for u, z in zip(uu, zz):
            q = b.wrap_point(u, z, depth, front); out.append((q[0], sgn*q[1], q[2]))
        return out
    for sgn in (-1, 1):
        for ln in p.get('drls', [p['drl']]):
            tube('drl', wrap_line(ln, .012, sgn), p.get('drl_r', .0075), LED(lights*p.get('drl_k', 1)), piv)
        for (u, z) in p['proj']:
            q = b.wrap_point(u, z, .016); pr = p.get('proj_r', .024)
            loc_ = (q[0]+.006, sgn*q[1], q[2])
            ry = sgn*-.35 if False else 0
            e = bpy.data.objects.new('proj', None); bpy.context.scene.collection.objects.link(e); e.parent = piv; e.location = loc_
            e.rotation_euler = (0, 0, -sgn*math.radians(p.get('proj_yaw', 22)))
            lathe('ring', [(pr*1.02, .012), (pr*1.10, -.010), (pr*.98, -.013), (pr*.86, -.002), (pr*.6, .006)], 40, m=M_chrome(), parent=e, rot=(0, 0, -math.pi/2))
            sphere('lens', pr*.82, simple('lens', (.03, .04, .055), rough=.02, coat=1., emit=(.75, .87, 1.), es=.55*lights), e, (.008, 0, 0), (.62, 1, 1))
        for (u0, u1, z0, z1) in p.get('light_bars', []):
            tube('lbar', wrap_line([(u0, z0), (u1, z1)], -.001, sgn), .0065, LED(.8*lights), piv)
    if p.get('front_bar'):     # full width light bar: (u_end, z_centre, z_end)
        ue, zc, ze = p['front_bar']
        pts = []
        for u in np.linspace(-ue, ue, 81):
            z = zc + (ze - zc)*(abs(u)/ue)**2
            q = b.wrap_point(max(abs(u), .0005), z, .001) if abs(u) > .35 else None
            if q is None:
                x = b.surf_x(abs(u), z); q = None
                # centre part: keep u ~ y
                q = np.array([x + .001, abs(u), z])
            pts.append((q[0], math.copysign(q[1], u), q[2]))
        # smooth hand-over between the two parametrisations
        P_ = np.array(pts); 
        o = tube('fbar', [tuple(v) for v in P_], .0075, LED(.9*lights), piv)
    if p.get('tail_bar'):
        yb_, zb_ = p['tail_bar']
        pts = [(b.surf_x(abs(y), zb_, False) + .002, y, zb_) for y in np.linspace(-yb_, yb_, 41)]
        tube('tbar', pts, .011, RED(lights), piv)
    # ---- grille bars / badge
    for (z, hw, r_, mname) in p.get('chrome_bars', []):
        pts = [(b.surf_x(abs(y), z) + .008, y, z) for y in np.linspace(-hw, hw, 31)]
        tube('gbar', pts, r_, {'chrome': M_chrome(), 'satin': M_satin(), 'black': M_black(), 'led': LED(.5*lights)}[mname], piv)
    if p.get('badge_z'):
        z = p['badge_z']; x = b.surf_x(0, z)
        lathe('badge', [(0, -.006), (.022, -.005), (.030, -.006), (.036, -.002), (.036, .006)], 48, m=M_satin(), parent=piv, loc=(x - .002, 0, z), rot=(0, p.get('badge_tilt', 0.0), -math.pi/2))
        rbox('badgebar', (.004, .034, .008), .002, 2, M_black(), piv, (x - .0085, 0, z))
    for (ey, ez, er) in p.get('exhaust', []):
        for sgn in (-1, 1):
            x = b.surf_x(ey, ez, False)
            lathe('exh', [(er*.8, -.16), (er*.86, .03), (er, .035), (er*1.04, .02), (er, -.06)], 40, m=M_satin(), parent=piv, loc=(x, sgn*ey, ez), rot=(0, 0, -math.pi/2))
            lathe('exi', [(0, -.05), (er*.86, -.05)], 40, m=M_black(), parent=piv, loc=(x, sgn*ey, ez), rot=(0, 0, -math.pi/2))
    # ---- plates
    zp = p['plate_z']
    if zp:
        x = min(b.surf_x(.0, zp), b.surf_x(0, zp+.05), b.surf_x(0, zp-.05)); ang = math.atan2(b.surf_x(0, zp+.05) - b.surf_x(0, zp-.05), .1)
        build_plate(piv, (x - .012, 0, zp), (0, min(max(ang, -.1), .25), 0), plate)
    zp = p['plate_zr']
    x = max(b.surf_x(0, zp, False), b.surf_x(0, zp+.05, False), b.surf_x(0, zp-.05, False))
    build_plate(piv, (x + .012, 0, zp), (0, 0, math.pi), plate)
    # ---- mirrors
    mx, mz = p['mirror']
    V, Q, N, at = cached('mirror', lambda: swgeo.mirror_mesh(.005))
    def mm(t):
        col, metal, rough = PAINTS[p['paint']]
        base = t.pbr(col, rough=rough, metal=metal)
        gl0 = t.node('ShaderNodeBsdfGlossy'); gl0.inputs['Roughness'].default_value = .012; fr = t.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.5
        sh = t.layer(fr.outputs[0], base, gl0.outputs[0])
        sh = t.mix(t.lt(t.attr('mz'), -.030), sh, t.base(t.pbr((.008, .008, .009), rough=.3, coat=.3)))
        gl = t.pbr((.6, .63, .66), rough=.01, metal=1.)
        return t.mix(t.math('GREATER_THAN', t.attr('mx'), .0445), sh, t.base(gl))
    mmat = mat('mirror_' + p['paint'], mm)
    k = ('mirror', p['paint'])
    if k not in MESHES: me = to_mesh('mirror', V, Q, N, at); me.materials.append(mmat); MESHES[k] = me
    ym = b.surf_y(mx, b.belt(np.array([mx]))[0] + .03)
    ms = p.get('mirror_s', 1.0)
    for sgn in (-1, 1):
        obj('mirror', MESHES[k], piv, None, (mx, sgn*(ym + .125*ms), mz), (0, 0, sgn*.10), (ms, sgn*ms, ms*p.get('mirror_h', 1.0)))
    # ---- handles
    for (hx, hz) in p['handles']:
        for sgn in (-1, 1):
            y0, y1 = b.surf_y(hx-.09, hz), b.surf_y(hx+.09, hz)
            tilt = math.atan2(b.surf_y(hx, hz+.02) - b.surf_y(hx, hz-.02), .04)
            ang = math.atan2(y1-y0, .18)*sgn
            col, metal, rough = PAINTS[p['paint']]
            hm = M_satin() if p.get('handle') == 'satin' else (M_black() if p.get('handle') == 'black' else simple('hpaint'+p['paint'], col, rough=rough, metal=metal, coat=1., coat_r=.02))
            flush = p.get('handle_flush', False)
            rbox('handle', (.215, .020 if flush else .030, .026), .011, 4, hm, piv, (hx, sgn*((y0+y1)/2 + (.001 if flush else .014)), hz), (-sgn*tilt, p.get('handle_tilt', -.02), ang))
    # ---- wheels
    for x in (0, b.WB):
        for side in (-1, 1):
            build_wheel(p, piv, x, side, steer if x == 0 else 0)
    # ---- wipers
    for y0, y1 in ((-.02, -.56), (.52, .0)):
        pts = []
        for t_ in np.linspace(0, 1, 14):
            y = (y0 + (y1-y0)*t_)*b.W2/.9
            xx = b.xcowl + .03 + b.bow(np.array([b.xcowl]))[0]*abs(y/b.W2)**2.3 + .045*math.sin(t_*2.2)
            pts.append((xx, y, b.surf_z(xx, abs(y)) + .009))
        tube('wiper', pts, .0065, M_plastic(), piv)
    # ---- roof
    if p.get('fin', True):
        xf_ = p.get('fin_x', b.xr - .62)
        zf_ = b.surf_z(xf_, 0)
        o = rbox('fin', (.15, .036, .052), .014, 4, M_black(), piv, (xf_, 0, zf_ + .010), (0, -.10, 0), taper=(.45, .35))
    if p.get('rails'):
        x0, x1, inset, hgt = p['rails']
        for sgn in (-1, 1):
            pts = []
            for t_ in np.linspace(0, 1, 30):
                x = x0 + (x1-x0)*t_
                zz = b.top(np.array([x]), np.array([b.W2*.6]))[0][0] - .02
                y = b.surf_y(x, zz - .05) - inset
                z = b.surf_z(x, y) + hgt*min(1, math.sin(math.pi*min(max(t_, 0), 1))*6)**.6 - .004
                pts.append((x, sgn*y, z))
            tube('rail', pts, .015, M_satin() if p.get('rail_mat', 'satin') == 'satin' else M_black(), piv)
    # ---- belt chrome strip
    if p.get('belt_chrome'):
        x0, x1 = p['belt_chrome']
        for sgn in (-1, 1):
            pts = []
            for x in np.linspace(x0, x1, 40):
                z = b.belt(np.array([x]))[0] + p.get('dlo_lift', .03) - .006
                pts.append((x, sgn*(b.surf_y(x, z) + .001), z))
            tube('beltstrip', pts, .006, M_satin(), piv)
    if interior: build_interior(p, b, piv)
    return root, b, piv

# ------------------------------------------------------------------ the cover
def silk(t):
    """thin petrol silk: dark in the fold, a soft gleam across it, and what the lamps under it let through"""
    n = t.node('ShaderNodeBsdfPrincipled'); n.inputs['Base Color'].default_value = (.006, .088, .100, 1); n.inputs['Roughness'].default_value = .38; n.inputs['Specular'].default_value = .5
    n.inputs['Sheen'].default_value = .6; n.inputs['Sheen Tint'].default_value = .7
    w = t.math('MINIMUM', t.attr('glow'), 1.); ramp = t.node('ShaderNodeValToRGB'); t.link(w, ramp.inputs[0])
    for e, (at, c) in zip((ramp.color_ramp.elements[0], ramp.color_ramp.elements.new(.42), ramp.color_ramp.elements[1]), ((0, (.50, .16, .03)), (.42, (1, .50, .16)), (1, (1, .84, .58)))): e.position = at; e.color = (*c, 1)
    t.link(ramp.outputs[0], n.inputs['Emission']); t.link(t.math('MULTIPLY', t.math('POWER', w, 1.25), 2.6), n.inputs['Emission Strength'])
    return n.outputs[0]

def build_cover(key, parent):
    """silk over a car that build_car made; its running lights show through the cloth"""
    import cloth
    for o in [o for o in bpy.data.objects if o.name.startswith(('plate', 'handle', 'fin', 'wiper', 'mirror', 'beltstrip', 'badge', 'rail', 'exh'))]: o.hide_render = True     # they would stand through it
    for o in [o for e in bpy.data.objects if e.name.startswith('plate') for o in e.children]: o.hide_render = True
    b = swgeo.Body(dict(CARS[key])); p = b.p; src = open(os.path.join(HERE, 'cloth.py')).read()
    V, Q, N, _ = cached('cover' + key + json.dumps(p, sort_keys=True, default=str) + src, lambda: cloth.draped(b))
    lamp = [b.wrap_point(u, z, .01) for ln in p.get('drls', [p['drl']]) for (u0, z0), (u1, z1) in zip(ln, ln[1:]) for u, z in zip(np.linspace(u0, u1, 9), np.linspace(z0, z1, 9))]
    glow = np.zeros(len(V))
    for q in lamp + [(x, -y, z) for x, y, z in lamp]:
        d = V - np.array(q); l = np.linalg.norm(d, axis=1) + 1e-6
        glow += np.clip((d*N).sum(1)/l, .12, 1)*np.exp(-(l/.075)**1.3)
    glow = glow/np.sort(glow)[-max(1, len(glow)//1500)]
    obj('cover', to_mesh('cover', V, Q, N, dict(glow=glow)), parent, mat('silk', silk))

# ------------------------------------------------------------------ studio
def area(name, loc, target, size, power, col=(1, 1, 1), spread=math.pi, grad=False):
    L = bpy.data.lights.new(name, 'AREA'); L.shape = 'RECTANGLE'; L.size, L.size_y = size; L.energy = power; L.color = col; L.spread = spread
    if grad:      # soft edges for the reflections
        L.use_nodes = True; t = L.node_tree; em = t.nodes['Emission']
        g = t.nodes.new('ShaderNodeNewGeometry'); sp = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(g.outputs['Parametric'], sp.inputs[0])
        def edge(o, w):
            a = t.nodes.new('ShaderNodeMath'); a.operation = 'SUBTRACT'; t.links.new(o, a.inputs[0]); a.inputs[1].default_value = .5
            b = t.nodes.new('ShaderNodeMath'); b.operation = 'ABSOLUTE'; t.links.new(a.outputs[0], b.inputs[0])
            m = t.nodes.new('ShaderNodeMapRange'); m.interpolation_type = 'SMOOTHSTEP'; t.links.new(b.outputs[0], m.inputs[0])
            m.inputs[1].default_value = .5; m.inputs[2].default_value = .5 - w; m.inputs[3].default_value = 0; m.inputs[4].default_value = 1
            return m.outputs[0]
        mu = t.nodes.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'
        t.links.new(edge(sp.outputs[0], .25), mu.inputs[0]); t.links.new(edge(sp.outputs[1], .25), mu.inputs[1])
        t.links.new(mu.outputs[0], em.inputs['Strength'])
    o = bpy.data.objects.new(name, L); bpy.context.scene.collection.objects.link(o)
    o.location = loc; d = Vector(target) - Vector(loc); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    return o

def world(stops, strength=1.0):
    """vertical gradient world; stops: (elevation -1..1, rgb)"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputWorld'); bg = t.nodes.new('ShaderNodeBackground'); bg.inputs[1].default_value = strength
    tc = t.nodes.new('ShaderNodeTexCoord'); sp = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(tc.outputs['Generated'], sp.inputs[0])
    mr = t.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = -1; mr.inputs[2].default_value = 1; t.links.new(sp.outputs[2], mr.inputs[0])
    cr = t.nodes.new('ShaderNodeValToRGB'); cr.color_ramp.interpolation = 'EASE'
    els = cr.color_ramp.elements
    while len(els) < len(stops): els.new(.5)
    for e, (pos, c) in zip(els, stops): e.position = (pos+1)/2; e.color = (*c, 1)
    t.links.new(mr.outputs[0], cr.inputs[0]); t.links.new(cr.outputs[0], bg.inputs[0]); t.links.new(bg.outputs[0], out.inputs[0])
    return w

def env_world(panels, sky, strength=1.0, res=1024, backdrop=None):
    """Studio environment painted in numpy: sky = [(elevation_deg, rgb)], panels = soft boxes
    dict(az, el, w, h (half sizes, deg), soft (deg), col, power); az 0 = +x, 90 = +y."""
    W, Hh = res, res//2
    u = (np.arange(W) + .5)/W; v = (np.arange(Hh) + .5)/Hh
    az = np.degrees(-(u - .5)*2*np.pi)[None, :]; el = ((v - .5)*180)[:, None]
    es = [q[0] for q in sky]; img = np.zeros((Hh, W, 4), np.float32); img[..., 3] = 1
    for c in range(3): img[..., c] = np.interp(el, es, [q[1][c] for q in sky])
    for q in panels:
        da = (az - q['az'] + 180) % 360 - 180
        if q.get('cosaz', True): da = da*np.cos(np.radians(np.clip(el, -80, 80)))
        s_ = q.get('soft', 8)
        m = (1 - swgeo.sstep(q['w'] - s_, q['w'] + s_, np.abs(da)))*(1 - swgeo.sstep(q['h'] - q.get('softv', s_), q['h'] + q.get('softv', s_), np.abs(el - q['el'])))
        if 'tilt' in q: m = m*np.clip(1 + q['tilt']*(el - q['el'])/q['h'], 0, 3)
        for c in range(3): img[..., c] += m*q['power']*q['col'][c]
    im = bpy.data.images.new('env', W, Hh, float_buffer=True, is_data=True)
    im.pixels.foreach_set(img.ravel()); im.update(); im.pack()
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputWorld'); bg = t.nodes.new('ShaderNodeBackground'); bg.inputs[1].default_value = strength
    e = t.nodes.new('ShaderNodeTexEnvironment'); e.image = im; e.interpolation = 'Cubic'
    t.links.new(e.outputs[0], bg.inputs[0]); t.links.new(bg.outputs[0], out.inputs[0])
    if backdrop:      # what the camera sees, independent of the lighting: fn(az, el) -> rgb
        im2 = bpy.data.images.new('backdrop', W, Hh, float_buffer=True, is_data=True); b = np.ones((Hh, W, 4), np.float32)
        b[..., :3] = backdrop(az + 0*el, el + 0*az); im2.pixels.foreach_set(b.ravel()); im2.update(); im2.pack()
        e2 = t.nodes.new('ShaderNodeTexEnvironment'); e2.image = im2; e2.interpolation = 'Cubic'
        b2 = t.nodes.new('ShaderNodeBackground'); t.links.new(e2.outputs[0], b2.inputs[0]); lp = t.nodes.new('ShaderNodeLightPath'); ms = t.nodes.new('ShaderNodeMixShader')
        t.links.new(lp.outputs['Is Camera Ray'], ms.inputs[0]); t.links.new(bg.outputs[0], ms.inputs[1]); t.links.new(b2.outputs[0], ms.inputs[2]); t.links.new(ms.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 512
    return w

def camera(loc, target, lens=85, shift=(0, 0)):
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.shift_x, c.shift_y = shift; c.clip_end = 500
    o = bpy.data.objects.new('cam', c); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = o; return o

def cycles(w, h, samples, transparent=False, exposure=0.0, look='Medium High Contrast'):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.samples = samples; c.use_adaptive_sampling = False; c.use_denoising = False
    c.max_bounces = 6; c.diffuse_bounces = 1; c.glossy_bounces = 3; c.transmission_bounces = 2; c.transparent_max_bounces = 10
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = 4.0; c.sample_clamp_direct = 0.0; c.blur_glossy = 1.0
    s.render.resolution_x = w; s.render.resolution_y = h; s.render.resolution_percentage = 100
    s.render.film_transparent = transparent; s.render.use_persistent_data = True
    s.cycles.pixel_filter_type = 'BLACKMAN_HARRIS'; s.cycles.filter_width = 1.5
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = look; s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    s.render.threads_mode = 'AUTO'

def camera_side(metres, z):
    """orthographic camera on the driver's side: the picture is so many metres wide, its centre z above the ground"""
    o = camera((0, -20, z), (0, 0, z)); o.data.type = 'ORTHO'; o.data.ortho_scale = metres; return o

def studio_side():
    """Light for the exact side view: one long strip for the shoulder, soft light from above, a dark sill."""
    me = bpy.data.meshes.new('floor'); s = 40
    me.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    o = obj('floor', me, None, simple('floor', (.62, .62, .63), rough=.7)); o.visible_camera = False
    g = lambda v: (v, v*1.005, v*1.02)
    env_world([
        dict(az=-90, el=15, w=70, h=4.5, soft=12, softv=3.5, col=(1, .985, .96), power=9.0),     # flank strip: shoulder line
        dict(az=-90, el=1.5, w=80, h=1.6, soft=8, softv=1.5, col=(1, .99, .97), power=1.4),      # low horizon glow on the doors
        dict(az=-90, el=50, w=70, h=6, soft=14, softv=6, col=(1, .99, .98), power=1.1),          # a gleam along the side glass
        dict(az=-110, el=66, w=70, h=14, soft=12, col=(1, .99, .98), power=6.0),                 # key
        dict(az=90, el=50, w=80, h=20, soft=12, col=(.95, .98, 1), power=2.4),                   # edge of the roof
    ], [(-90, g(.20)), (-40, g(.20)), (-14, g(.12)), (-5, g(.07)), (-1, g(.07)), (8, g(.10)), (40, g(.12)), (90, g(.30))], STUDIO_K)

def studio_night():
    """The catalogue's camera in the light of the night stage: a cool edge from behind, a gleam on the flank and the nose; what is warm comes from its lamps."""
    studio_vehicle()
    env_world([
        dict(az=60, el=24, w=40, h=9, soft=8, softv=5, col=(.62, .90, 1), power=3.8),
        dict(az=-72, el=26, w=10, h=14, soft=9, softv=12, col=(.80, .95, 1), power=13.0),          # gleam along the flank's folds
        dict(az=132, el=18, w=9, h=10, soft=6, softv=6, col=(.70, .92, 1), power=7.0),           # nose
        dict(az=-90, el=76, w=60, h=9, soft=6, col=(.80, .95, 1), power=3.0),
    ], [(-90, (.010, .022, .026)), (-2, (.014, .040, .048)), (6, (.030, .075, .088)), (40, (.016, .034, .042)), (90, (.014, .026, .034))])

def studio_vehicle():
    """Same camera, lens and light for all ten catalogue images."""
    me = bpy.data.meshes.new('floor'); s = 40
    me.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    o = obj('floor', me, None, simple('floor', (.62, .62, .63), rough=.7)); o.visible_camera = False
    g = lambda v: (v, v*1.005, v*1.02)
    env_world([
        dict(az=56, el=21, w=34, h=11, soft=4, softv=5, col=(1, .99, .97), power=3.4, tilt=-.6),   # back panel: bonnet, roof
        dict(az=70, el=58, w=26, h=6, soft=6, col=(.95, .98, 1), power=2.6),                    # soft gloss high on the screen
        dict(az=-50, el=12.5, w=50, h=3.4, soft=3, softv=1.6, col=(1, .985, .96), power=13.0),      # flank strip: shoulder line
        dict(az=-48, el=1.0, w=60, h=2.0, soft=4, softv=1.5, col=(1, .99, .97), power=2.0),         # low horizon glow on the doors
        dict(az=-50, el=40, w=44, h=5, soft=7, softv=4, col=(1, .99, .98), power=2.4),          # side glass gradient
        dict(az=134, el=13, w=15, h=5.0, soft=3, softv=2.2, col=(.94, .97, 1), power=10.0),         # nose panel
        dict(az=-150, el=50, w=26, h=15, soft=6, col=(1, .99, .98), power=8.0),                 # key, high on camera side
        dict(az=-80, el=72, w=60, h=8, soft=5, col=(1, 1, 1), power=3.0),
    ], [(-90, g(.30)), (-40, g(.34)), (-14, g(.30)), (-5, g(.16)), (-1, g(.07)), (8, g(.07)), (40, g(.12)), (90, g(.25))], STUDIO_K)
    th = math.radians(50); el = math.radians(8.5); D = 15.5
    tgt = Vector((.05, 0, .86))
    d = Vector((-math.cos(th)*math.cos(el), -math.sin(th)*math.cos(el), math.sin(el)))
    camera(tgt + d*D, tgt, lens=106)
