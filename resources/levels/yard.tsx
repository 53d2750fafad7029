<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="yard" tilewidth="16" tileheight="16" tilecount="4" columns="4">
 <image source="yard.png" width="64" height="16"/>
 <tile id="0">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="0" width="16" height="16"/>
  </objectgroup>
 </tile>
 <tile id="1">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="16">
    <polygon points="0,0 16,-16 16,0"/>
   </object>
  </objectgroup>
 </tile>
 <tile id="3" type="Coin">
  <properties>
   <property name="onHit" value="remove"/>
   <property name="worth" type="int" value="5"/>
  </properties>
  <objectgroup draworder="index" id="2">
   <object id="1" x="1" y="1" width="14" height="14">
    <ellipse/>
   </object>
  </objectgroup>
 </tile>
</tileset>
