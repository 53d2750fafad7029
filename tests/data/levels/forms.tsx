<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.12.0" name="forms" tilewidth="16" tileheight="16" spacing="1" margin="2" tilecount="4" columns="4">
 <image source="forms.png" width="72" height="20"/>
 <tile id="1">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="16">
    <polygon points="0,0 16,-16 16,0"/>
   </object>
  </objectgroup>
 </tile>
 <tile id="2">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="0" width="16" height="16"/>
  </objectgroup>
 </tile>
 <tile id="3" type="Coin">
  <properties>
   <property name="worth" type="int" value="5"/>
  </properties>
  <objectgroup draworder="index" id="2">
   <object id="1" x="2" y="2" width="12" height="12">
    <ellipse/>
   </object>
  </objectgroup>
  <animation>
   <frame tileid="3" duration="250"/>
   <frame tileid="0" duration="50"/>
  </animation>
 </tile>
</tileset>
